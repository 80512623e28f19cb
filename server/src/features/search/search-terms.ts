import type { SearchTerm } from './search.rules.js';

/** Adds a parameter to a statement, and says how it is named there. */
export type Bind = (value: unknown) => string;

/** A word as an expression of PostgreSQL. */
export interface TermExpressions {
  /** The tsquery; without lexemes for a word as common as "the". */
  readonly query: string;
  /** Whether a product has it, or is in a collection or by somebody whose name has it. */
  readonly isIn: string;
  /** How much a product's name or tags are like it, 0 to 1. */
  readonly likeness: string;
  /** Whether that is enough, which an index of letters in threes answers. */
  readonly isLike: string;
}

export function expressionsOf(
  { text, prefix }: SearchTerm,
  isOnly: boolean,
  bind: Bind,
): TermExpressions {
  const term = bind(text);
  const english = `plainto_tsquery('english', ${term})`;
  const query = prefix === null ? english : `(${english} || to_tsquery('simple', ${bind(prefix)}))`;
  const found = `(p.search @@ ${query} OR p.uuid = ANY (ARRAY(${inPlacesOf(query)})))`;
  return {
    query,
    // What is too common to be looked for decides nothing, unless it is all that was asked.
    isIn: isOnly ? found : `(numnode(${english}) = 0 OR ${found})`,
    likeness: `word_similarity(${term}::text, p.resembled)`,
    isLike: `${term}::text <% p.resembled`,
  };
}

/** The products of collections and creators that have a word in their name: of most words there are none. */
function inPlacesOf(query: string): string {
  return `SELECT l.product FROM (
      SELECT c.uuid FROM collections c WHERE c.division_id = $1 AND c.enabled AND c.search @@ ${query}
      UNION ALL SELECT c.uuid FROM creators c WHERE c.division_id = $1 AND c.search @@ ${query}
    ) named CROSS JOIN LATERAL (
      SELECT l.product FROM product_places l
      WHERE l.division_id = $1 AND l.place = named.uuid OFFSET 0
    ) l`;
}

/** Whether product `p` has every word. */
export function everyOf(expressions: readonly TermExpressions[]): string {
  return expressions.length === 0 ? 'false' : expressions.map(({ isIn }) => isIn).join(' AND ');
}

/** How much product `p` is about them. */
export function rankOf(expressions: readonly TermExpressions[]): string {
  return `ts_rank(p.search, ${expressions.map(({ query }) => query).join(' || ') || `''::tsquery`})`;
}
