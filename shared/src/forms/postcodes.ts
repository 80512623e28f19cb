import { compact, plainText } from './usual-forms.js';
import { isPostcode } from './uk-forms.js';

/** Formatters by country: the usual form of a postcode from its letters and digits. */
const forms: Readonly<Record<string, (letters: string) => string | undefined>> = {
  GB: (letters) => (isPostcode(letters) ? spaced(letters, -3) : undefined),
  CA: (letters) => (/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(letters) ? spaced(letters, 3) : undefined),
  US: (letters) => {
    if (/^\d{9}$/.test(letters)) return `${letters.slice(0, 5)}-${letters.slice(5)}`;
    return /^\d{5}$/.test(letters) ? letters : undefined;
  },
  AU: (letters) => (/^\d{4}$/.test(letters) ? letters : undefined),
};

function spaced(letters: string, at: number): string {
  return `${letters.slice(0, at)} ${letters.slice(at)}`;
}

/** Normalises a British postcode, such as `PO40 9PY`. Returns any other text unchanged. */
export function britishPostcode(text: string): string {
  return forms['GB']?.(compact(text)) ?? text;
}

/** Postcode of a country (ISO 3166 code) with its usual spaces and in capitals. */
export function postcodeForm(country: unknown, text: string): string {
  const form = typeof country === 'string' ? forms[country] : undefined;
  return form?.(compact(text)) ?? plainText(text).toUpperCase();
}
