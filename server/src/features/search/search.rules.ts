/** More words than that do not make a search any better. */
const maxWords = 8;

/** A word of a question, as PostgreSQL is asked for it. */
export interface SearchWord {
  readonly text: string;
  /** What the last word, which may not be finished, begins with: `hoo:*`; null for the others. */
  readonly prefix: string | null;
}

/** The words of a question without its signs, each once, in small letters. */
export function wordsOf(q: string): readonly SearchWord[] {
  const texts =
    q
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = [...new Set(texts)].slice(0, maxWords);
  return words.map((text, index) => ({
    text,
    prefix: index === words.length - 1 ? `${text}:*` : null,
  }));
}
