import type { SearchTerm } from './search.rules.js';

/** Binds a parameter and returns its placeholder. */
export type Bind = (value: unknown) => string;

/** SQL expressions for a search word. */
export interface TermExpressions {
  /** The tsquery; without lexemes for stop words. */
  readonly query: string;
  /** Whether a product, its collection or its creator contains the word. */
  readonly isIn: string;
  /** Similarity to the name or tags of a product, 0 to 1. */
  readonly likeness: string;
  /** Whether the similarity suffices; uses the trigram index. */
  readonly isLike: string;
}

export function expressionsOf(
  { text, prefix, isPhrase }: SearchTerm,
  isOnly: boolean,
  bind: Bind,
): TermExpressions {
  const term = bind(text);
  const english = isPhrase
    ? `phraseto_tsquery('simple', search_words(${term}))`
    : `plainto_tsquery('english', search_words(${term}))`;
  const query = prefix === null ? english : `(${english} || to_tsquery('simple', ${bind(prefix)}))`;
  const found = `(p.search @@ ${query} OR p.uuid = ANY (ARRAY(${inPlacesOf(query)})))`;
  return {
    query,
    // Stop words are ignored, unless the query contains no other words.
    isIn: isOnly ? found : `(numnode(${english}) = 0 OR ${found})`,
    // Words of scripts without spaces are too short to measure their similarity.
    likeness: isPhrase ? '0' : `word_similarity(search_letters(${term}), p.resembled)`,
    isLike: isPhrase ? 'false' : `search_letters(${term}) <% p.resembled`,
  };
}

/** Products of collections and creators with the word in their name; empty for most words. */
function inPlacesOf(query: string): string {
  return `SELECT l.product FROM (
      SELECT c.uuid FROM collections c WHERE c.division_id = $1 AND c.enabled AND c.search @@ ${query}
      UNION ALL SELECT c.uuid FROM creators c WHERE c.division_id = $1 AND c.search @@ ${query}
    ) named CROSS JOIN LATERAL (
      SELECT l.product FROM product_places l
      WHERE l.division_id = $1 AND l.place = named.uuid OFFSET 0
    ) l`;
}

/** Whether product `p` contains every word. */
export function everyOf(expressions: readonly TermExpressions[]): string {
  return expressions.length === 0 ? 'false' : expressions.map(({ isIn }) => isIn).join(' AND ');
}

/** Relevance of product `p`. */
export function rankOf(expressions: readonly TermExpressions[]): string {
  return `ts_rank(p.search, ${expressions.map(({ query }) => query).join(' || ') || `''::tsquery`})`;
}
