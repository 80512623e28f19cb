import { EU_COUNTRIES } from '../countries/countries.js';

/** Distance of a delivery from the shop's own country (decision 0069). */
export const DELIVERY_ZONES = ['home', 'near', 'far'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** A value per zone, such as a price in minor units. */
export type ByZone<Value> = Readonly<Record<DeliveryZone, Value>>;

/** Prices as stored; the keys are the zones of a British shop. */
export type ShippingPrices = Readonly<Record<'GB' | 'EU' | 'ROW', number>>;

/** Maximum delivery price in minor units. A higher price can only be a typing error. */
export const dearestDelivery = 1_000_000;

/** European countries that parcels reach by road. */
const EUROPE: readonly string[] = [...EU_COUNTRIES, 'GB', 'CH', 'IS', 'LI', 'NO'];

/** Returns the zone of a destination for a shop's country; both in ISO 3166, two letters. */
export function zoneOf(destination: string, home: string): DeliveryZone {
  if (destination === home) return 'home';
  return isInEurope(destination) && isInEurope(home) ? 'near' : 'far';
}

/** Whether the shop has a `near` zone. */
export function isInEurope(country: string): boolean {
  return EUROPE.includes(country);
}

/** Converts stored prices to prices by zone. */
export function pricesByZone({ GB, EU, ROW }: ShippingPrices): ByZone<number> {
  return { home: GB, near: EU, far: ROW };
}

/** Converts prices by zone to their stored form. */
export function shippingOf({ home, near, far }: ByZone<number>): ShippingPrices {
  return { GB: home, EU: near, ROW: far };
}
