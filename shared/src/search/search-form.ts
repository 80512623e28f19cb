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

/** Katakana that have a hiragana, and the distance between the two. */
const katakana = /[\u30A1-\u30F6\u30FD\u30FE]/g;
const kanaOffset = 0x60;

/**
 * Returns the form in which texts are compared: NFKC, case folded, without accents; ø, ł, ß, æ, đ
 * and þ written out; katakana as hiragana; one apostrophe, one hyphen, single spaces. The database
 * function `search_form` does the same (decision 0079).
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
