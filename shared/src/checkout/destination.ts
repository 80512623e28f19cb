import { SHIPPING_COUNTRIES } from './shipping-countries.js';

/** The first of the countries where a parcel may be meant to go that anything is shipped to. */
export function destinationIn(likely: readonly (string | undefined)[]): string {
  const shipped = likely.flatMap(
    (country) => SHIPPING_COUNTRIES.find(({ code }) => code === country) ?? [],
  );
  return (shipped[0] ?? SHIPPING_COUNTRIES[0]).code;
}
