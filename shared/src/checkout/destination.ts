import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';

/** Returns the first of the likely countries that the shop ships to. */
export function destinationIn(likely: readonly (string | undefined)[]): string {
  const shipped = likely.flatMap(
    (country) => SHIPPING_COUNTRIES.find(({ code }) => code === country) ?? [],
  );
  return (shipped[0] ?? SHIPPING_COUNTRIES[0]).code;
}
