import type { Country } from '../countries/countries.js';
import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';
import type { Store } from '../stores/contract.js';

/** Countries that a store delivers to; all that are shipped to unless it has chosen some. */
export function destinationsOf({ deliversTo }: Pick<Store, 'deliversTo'>): readonly Country[] {
  return deliversTo
    ? SHIPPING_COUNTRIES.filter(({ code }) => deliversTo.includes(code))
    : SHIPPING_COUNTRIES;
}

/** Returns the first of the likely countries that is a destination, or else any destination. */
export function destinationIn(
  likely: readonly (string | undefined)[],
  destinations: readonly Country[] = SHIPPING_COUNTRIES,
): string {
  const reached = likely.flatMap(
    (country) => destinations.find(({ code }) => code === country) ?? [],
  );
  return (reached[0] ?? destinations[0] ?? SHIPPING_COUNTRIES[0]).code;
}

/** Reason why an address is refused. */
export function notDelivered(country: string): string {
  const name = SHIPPING_COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  return `We do not deliver to ${name}`;
}
