/** More words do not improve a search. */
const maxTerms = 8;

/** A word of a query, as PostgreSQL needs it. */
export interface SearchTerm {
  readonly text: string;
  /** Prefix query of the last word, which may be incomplete: `hoo:*`; null for the others. */
  readonly prefix: string | null;
}

/** Returns the distinct words of a query in lower case, without punctuation. */
export function termsOf(q: string): readonly SearchTerm[] {
  const texts =
    q
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const terms = [...new Set(texts)].slice(0, maxTerms);
  return terms.map((text, index) => ({
    text,
    prefix: index === terms.length - 1 ? `${text}:*` : null,
  }));
}
