import type { Country } from '../checkout/checkout.screen.js';
import type { ByZone, DeliveryZone } from './delivery-zone.js';

/** As people say it where a country has a short name. */
const SHORT_NAMES: Readonly<Record<string, string>> = { GB: 'UK', US: 'US' };

/** Countries that English says with an article. */
const WITH_ARTICLE: readonly string[] = [
  ...['AE', 'BS', 'CD', 'CF', 'CG', 'DO', 'FK', 'FO', 'GM', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL'],
  ...['PH', 'SB', 'TC', 'VG', 'VI'],
];

/** "UK delivery", "Delivery in Germany": what a zone is called by a shop of a country. */
export function zoneLabel(zone: DeliveryZone, { code, name }: Country): string {
  if (zone === 'far') return 'International delivery';
  if (zone === 'near') return 'Delivery in Europe';
  const short = SHORT_NAMES[code];
  if (short !== undefined) return `${short} delivery`;
  return `Delivery in ${WITH_ARTICLE.includes(code) ? 'the ' : ''}${name}`;
}

/** What each of its zones is called by a shop of a country. */
export function zoneNamesOf(home: Country): ByZone<string> {
  return {
    home: zoneLabel('home', home),
    near: zoneLabel('near', home),
    far: zoneLabel('far', home),
  };
}
