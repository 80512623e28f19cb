import { compact, plainText } from './usual-forms.js';
import { isPostcode } from './uk-forms.js';

/**
 * Layouts of the countries that a shop ships to and whose postcodes have one usual form: `#` is a
 * digit, `@` a letter, `*` either. Lithuania, Latvia and Luxembourg write theirs with and without a
 * prefix.
 */
const layouts: Readonly<Record<string, string>> = {
  ...{ CA: '@#@ #@#', IE: '*** ****', JP: '###-####', MT: '@@@ ####', NL: '#### @@' },
  ...{ PL: '##-###', PT: '####-###', IS: '###', RO: '######', SG: '######' },
  ...all('CZ GR SE SK', '### ##'),
  ...all('DE EE ES FI FR HR IT', '#####'),
  ...all('AT AU BE BG CH CY DK HU LI NO NZ SI', '####'),
};

function all(countries: string, layout: string): Readonly<Record<string, string>> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, layout]));
}

const kinds: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[A-Z]/, '*': /[A-Z\d]/ };

/** Writes letters and digits in a layout; undefined if they do not fit. */
function laidOut(layout: string, letters: string): string | undefined {
  let at = 0;
  let written = '';
  for (const place of layout) {
    const kind = kinds[place];
    const letter = kind === undefined ? place : (letters[at] ?? '');
    if (kind !== undefined) at += 1;
    if (kind?.test(letter) === false) return undefined;
    written += letter;
  }
  return at === letters.length ? written : undefined;
}

/** Removes the country before a number, such as `D-10115` or `〒150-0001`. */
function withoutCountry(layout: string, letters: string): string {
  return layout.startsWith('#') ? letters.replace(/^\P{N}{1,3}(?=\p{N})/u, '') : letters;
}

function american(letters: string): string | undefined {
  return laidOut('#####', letters) ?? laidOut('#####-####', letters);
}

/** Normalises a British postcode, such as `PO40 9PY`. Returns any other text unchanged. */
export function britishPostcode(text: string): string {
  const letters = compact(text);
  return isPostcode(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : text;
}

/** Postcode of a country (ISO 3166 code) with its usual spaces and in capitals. */
export function postcodeForm(country: unknown, text: string): string {
  return plainText(inCountry(country, text) ?? text).toUpperCase();
}

function inCountry(country: unknown, text: string): string | undefined {
  if (country === 'GB') return britishPostcode(text);
  if (country === 'US') return american(compact(text));
  const layout = typeof country === 'string' ? layouts[country] : undefined;
  return layout && laidOut(layout, withoutCountry(layout, compact(text)));
}
