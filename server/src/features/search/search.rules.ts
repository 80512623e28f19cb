/** More words than that do not make a search any better. */
const maxTerms = 8;

/** A word of a question, as PostgreSQL is asked for it. */
export interface SearchTerm {
  readonly text: string;
  /** What the last word, which may not be finished, begins with: `hoo:*`; null for the others. */
  readonly prefix: string | null;
}

/** The words of a question without its signs, each once, in small letters. */
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
