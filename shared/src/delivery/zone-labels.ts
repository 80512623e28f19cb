import type { Country } from '../countries/countries.js';
import type { ByZone, DeliveryZone } from './delivery-zone.js';

/** Common short names of countries. */
const SHORT_NAMES: Readonly<Record<string, string>> = { GB: 'UK', US: 'US' };

/** Countries that take an article in English. */
const WITH_ARTICLE: readonly string[] = [
  ...['AE', 'BS', 'CD', 'CF', 'CG', 'DO', 'FK', 'FO', 'GM', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL'],
  ...['PH', 'SB', 'TC', 'VG', 'VI'],
];

/** Label of a zone for a shop of the country, such as "UK delivery" or "Delivery in Germany". */
export function zoneLabel(zone: DeliveryZone, { code, name }: Country): string {
  if (zone === 'far') return 'International delivery';
  if (zone === 'near') return 'Delivery in Europe';
  const short = SHORT_NAMES[code];
  if (short !== undefined) return `${short} delivery`;
  return `Delivery in ${WITH_ARTICLE.includes(code) ? 'the ' : ''}${name}`;
}

/** Labels of all zones for a shop of the country. */
export function zoneNamesOf(home: Country): ByZone<string> {
  return {
    home: zoneLabel('home', home),
    near: zoneLabel('near', home),
    far: zoneLabel('far', home),
  };
}
