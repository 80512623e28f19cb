/** Letters that Unicode does not decompose, written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
};

const apostrophes = /[`‘’‚‛ʹʻʼʽˈ′＇׳]/g;
const hyphens = /[‐‑‒–—―−﹘﹣－־]/g;
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF\u0640]/g;
/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic; other marks are letters of their script. */
const accents =
  /[\u0300-\u036F]|[\u0591-\u05C7]|[\u0610-\u061A]|[\u064B-\u065F]|\u0670|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE00-\uFE0F]|[\uFE20-\uFE2F]/g;

/** Letters of Arabic script that keyboards of other languages write with another character. */
const OTHER_KEYBOARDS: Readonly<Record<string, string>> = {
  '\u06CC': '\u064A',
  '\u0649': '\u064A',
  '\u06A9': '\u0643',
  '\u0629': '\u0647',
  '\u06BE': '\u0647',
  '\u06C1': '\u0647',
};

/** Digits of Arabic, Persian, Indic scripts, Thai, Lao, Tibetan, Burmese and Khmer. */
const digits =
  /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0B66-\u0B6F\u0BE6-\u0BEF\u0C66-\u0C6F\u0CE6-\u0CEF\u0D66-\u0D6F\u0E50-\u0E59\u0ED0-\u0ED9\u0F20-\u0F29\u1040-\u1049\u17E0-\u17E9]/g;

/** The digits of Indic scripts begin at 6 in hexadecimal, those of the others at 0. */
function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const isIndic = code >= 0x09_00 && code < 0x0e_00;
  return String((code % 16) - (isIndic ? 6 : 0));
}

/** Katakana that have a hiragana, and the distance between the two. */
const katakana = /[\u30A1-\u30F6\u30FD\u30FE]/g;
const kanaOffset = 0x60;

/**
 * Returns the form in which texts are compared: NFKC, case folded, without accents; ø, ł, ß, æ, đ
 * and þ written out; katakana as hiragana; Arabic letters as on an Arabic keyboard; ASCII digits; one
 * apostrophe, one hyphen, single spaces. The database function `search_form` does the same (decision
 * 0079).
 */
export function searchForm(text: string): string {
  return (
    text
      // The acute accent would decompose into a space and a combining accent.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .replace(invisible, '')
      .replace(accents, '')
      .toLowerCase()
      .normalize('NFKC')
      // Follows the normalisation, because other characters decompose into these.
      .replace(apostrophes, "'")
      .replace(hyphens, '-')
      .replace(/[ßςæœþøłđðıħŧŋ]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
      .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaOffset))
      .replace(
        /[\u06CC\u0649\u06A9\u0629\u06BE\u06C1]/g,
        (letter) => OTHER_KEYBOARDS[letter] ?? letter,
      )
      .replace(digits, asciiDigit)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Returns a test whether a text contains every word of the search term. */
export function searchFilter(searchTerm: string): (text: string) => boolean {
  const terms = searchForm(searchTerm).split(' ');
  return (text) => {
    const form = searchForm(text);
    return terms.every((term) => form.includes(term));
  };
}
