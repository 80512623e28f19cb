import { compact } from '../forms/usual-forms.js';
import { isFromEu } from '../countries/countries.js';

export const eoriMessage = 'Please enter a valid EORI number of the country of delivery';

/** Customs territory whose importers have EORI numbers; Northern Ireland uses numbers with XI. */
function customsOf(country: string): 'EU' | 'GB' | undefined {
  if (isFromEu(country)) return 'EU';
  return country === 'GB' || country === 'XI' ? 'GB' : undefined;
}

/** Whether importers of a country have EORI numbers. */
export function hasEori(country: string): boolean {
  return customsOf(country) !== undefined;
}

/**
 * Whether customs may need the recipient's EORI number: the parcel enters the EU or the United
 * Kingdom. Both in ISO 3166, two letters.
 */
export function takesEori(from: string, to: string): boolean {
  return hasEori(to) && customsOf(from) !== customsOf(to);
}

/** Capitals without spaces and punctuation. */
export const eoriForm = compact;

const britishEori = /^(?:GB|XI)(?:\d{12}|\d{15})$/;
const europeanEori = /^[A-Z]{2}[A-Z\d]{1,15}$/;

/** Whether a number in its usual form belongs to the customs territory of a country. */
export function isEoriOf(country: string, eori: string): boolean {
  const customs = customsOf(country);
  const form = customs === 'GB' ? britishEori : europeanEori;
  return customs !== undefined && customsOf(eori.slice(0, 2)) === customs && form.test(eori);
}
