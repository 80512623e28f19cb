import { EU_COUNTRIES } from '../storefront/countries.js';

/** How far a parcel goes from the country that a shop sells from (decision 0069). */
export const DELIVERY_ZONES = ['home', 'near', 'far'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** Of each zone something, as a price in minor units. */
export type ByZone<Value> = Readonly<Record<DeliveryZone, Value>>;

/** Prices as a store keeps them, by the names that its zones have for a British shop. */
export type ShippingPrices = Readonly<Record<'GB' | 'EU' | 'ROW', number>>;

/** In minor units: what nobody asks for a parcel is a slip of the pen. */
export const dearestDelivery = 1_000_000;

/** Parcels within Europe go by road; those to and from anywhere else do not. */
const EUROPE: readonly string[] = [...EU_COUNTRIES, 'GB', 'CH', 'IS', 'LI', 'NO'];

/** PAY-022: the zone of a destination, seen from the country of a shop; both are ISO 3166, two letters. */
export function zoneOf(destination: string, home: string): DeliveryZone {
  if (destination === home) return 'home';
  return isInEurope(destination) && isInEurope(home) ? 'near' : 'far';
}

/** Whether anything is nearer to a shop than the rest of the world. */
export function isInEurope(country: string): boolean {
  return EUROPE.includes(country);
}

/** PAY-022: what a store asks for a parcel, in minor units of its currency. */
export function pricesByZone({ shipping }: { readonly shipping: ShippingPrices }): ByZone<number> {
  return { home: shipping.GB, near: shipping.EU, far: shipping.ROW };
}

/** The same as a store keeps them. */
export function shippingOf({ home, near, far }: ByZone<number>): ShippingPrices {
  return { GB: home, EU: near, ROW: far };
}
