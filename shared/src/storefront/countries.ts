/** GRD-019, GRD-022: a cookie that holds where a visitor is, an ISO 3166 code of two letters. */
export const geoCookie = 'geo-country';
/** GRD-022: of whom nothing is known. */
const usualCountry = 'GB';

/** GRD-020, CST-016: the member states of the European Union, 27. */
export const EU_COUNTRIES: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

/** GRD-022: the first of what is known that is a code; networks say `XX` and `T1` for what is none. */
export function countryIn(candidates: readonly (string | undefined)[]): string {
  return namedCountryIn(candidates) ?? usualCountry;
}

/** The same, and undefined where nothing is known. */
export function namedCountryIn(candidates: readonly (string | undefined)[]): string | undefined {
  const codes = candidates.map((one) => one?.trim().toUpperCase());
  return codes.find((one) => one !== undefined && isCountry(one));
}

/** GRD-019. */
export function isFromUk(country: string): boolean {
  return country === 'GB';
}

/** GRD-020. */
export function isFromEu(country: string): boolean {
  return EU_COUNTRIES.includes(country);
}

/** GRD-021. */
export function isFromRestOfWorld(country: string): boolean {
  return !isFromUk(country) && !isFromEu(country);
}

/** PAY-023: prices hold tax in the UK and the EU; elsewhere none is due. */
export function isTaxedIn(country: string): boolean {
  return !isFromRestOfWorld(country);
}

/** What pages may differ by: who is told where a visitor is, is told no more than this. */
export type Region = 'uk' | 'eu' | 'world';

export function regionOf(country: string): Region {
  if (isFromRestOfWorld(country)) return 'world';
  return isFromUk(country) ? 'uk' : 'eu';
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'XX';
}
