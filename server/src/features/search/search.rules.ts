import { searchForm } from '@selvedge/shared/search/search-form';

/** More words do not improve a search. */
const maxTerms = 8;

/** Emoji and other pictures that `search_words` in the database makes words of. */
const pictures = '\\u2300-\\u23FF\\u2600-\\u27BF\\u2B00-\\u2BFF\\u{1F000}-\\u{1FAFF}';
const term = new RegExp(`[\\p{L}\\p{M}\\p{N}${pictures}]+`, 'gu');

/**
 * Letters of scripts without spaces between words, and pictures: Chinese, Japanese, Thai, Lao,
 * Khmer, Burmese.
 */
const unspaced = new RegExp(
  `([\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\u30FC${pictures}]+)`,
  'u',
);

/** A word of a query, as PostgreSQL needs it. */
export interface SearchTerm {
  readonly text: string;
  /** Prefix query of the last word, which may be incomplete: `hoo:*`; null for the others. */
  readonly prefix: string | null;
  /**
   * Whether its script has no spaces between words; its letters are then found anywhere in a text.
   */
  readonly isPhrase: boolean;
}

/** Returns the distinct words of a query in normal form, without punctuation. */
export function termsOf(q: string): readonly SearchTerm[] {
  const words = searchForm(q).match(term) ?? [];
  const texts = words.flatMap((word) => word.split(unspaced)).filter((text) => text !== '');
  const terms = [...new Set(texts)].slice(0, maxTerms);
  return terms.map((text, index) => {
    const isPhrase = unspaced.test(text);
    return {
      text,
      prefix: index === terms.length - 1 && !isPhrase ? `${text}:*` : null,
      isPhrase,
    };
  });
}
