/** ISO 3166, two letters, and English name. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Cookie with the visitor's country in ISO 3166, two letters (GRD-019, GRD-022). */
export const geoCookie = 'geo-country';
/** Default for unknown visitors. */
const usualCountry = 'GB';

/** Member states of the European Union; 27 (GRD-020, CST-016). */
export const EU_COUNTRIES: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

/** Returns the first valid country code; networks send `XX` and `T1` for unknown countries. */
export function countryIn(candidates: readonly (string | undefined)[]): string {
  return namedCountryIn(candidates) ?? usualCountry;
}

/** Like `countryIn`, but undefined if there is no valid code. */
export function namedCountryIn(candidates: readonly (string | undefined)[]): string | undefined {
  const codes = candidates.map((one) => one?.trim().toUpperCase());
  return codes.find((one) => one !== undefined && isCountry(one));
}

export function isFromUk(country: string): boolean {
  return country === 'GB';
}

export function isFromEu(country: string): boolean {
  return EU_COUNTRIES.includes(country);
}

export function isFromRestOfWorld(country: string): boolean {
  return !isFromUk(country) && !isFromEu(country);
}

/** Whether prices include tax in the country (PAY-023). */
export function isTaxedIn(country: string): boolean {
  return !isFromRestOfWorld(country);
}

/** Region of a visitor. Pages vary only by region, to limit cached variants. */
export type Region = 'uk' | 'eu' | 'world';

export function regionOf(country: string): Region {
  if (isFromRestOfWorld(country)) return 'world';
  return isFromUk(country) ? 'uk' : 'eu';
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'XX';
}
