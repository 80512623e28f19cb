import {
  type SearchFacets,
  type SearchOrder,
  type SearchQuery,
} from '@selvedge/shared/search/contract';
import { PRICE_BANDS } from '@selvedge/shared/search/price-bands';

import { everywhere, listOfPlace, orderBy as orderOf } from '../catalogue/index.js';
import type { SearchWord } from './search.rules.js';

/** How much of a misspelt word must be there: letters in threes, `retor` for `retro` is a half. */
const leastSimilar = 0.5;
const suggestedCards = 4;
export const defaultPerPage = 24;

const orderBy: Readonly<Record<SearchOrder, string>> = {
  relevance: 'h.rank DESC, h.orders DESC, h.position, h.id',
  'new-in': 'h.created_at DESC, h.id DESC',
  'price-asc': 'h.selling_price, h.position, h.id',
  'price-desc': 'h.selling_price DESC, h.position, h.id',
};

/** What a product must be beside found; each is a column of `hits`, so that facets leave out their own. */
const flags = ['of_gender', 'of_choice', 'of_type', 'of_price'] as const;
type Flag = (typeof flags)[number];

const band = `CASE ${PRICE_BANDS.map((name) => {
  const [, below = ''] = name.split('-');
  return below === '' ? `ELSE '${name}'` : `WHEN selling_price < ${below} THEN '${name}'`;
}).join(' ')} END`;

/** What is left out is not asked for. */
export type SearchWanted = {
  readonly [Field in keyof SearchQuery]: SearchQuery[Field] | undefined;
} & Pick<SearchQuery, 'q'>;

interface Statement {
  readonly sql: string;
  readonly parameters: unknown[];
}

type Bind = (value: unknown) => string;

/**
 * One statement for a page of what was found, the number of all, the facets, and suggestions where
 * there is nothing. Products that have every word are found by index; only when there is none, those
 * are looked for that have words like them.
 */
export function searchStatement(
  division: number,
  words: readonly SearchWord[],
  wanted: SearchWanted,
): Statement {
  const parameters: unknown[] = [division];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const asked = words.map((word) => askedOf(word, words.length === 1, bind));
  const { sort = 'relevance', page = 1, perPage = defaultPerPage } = wanted;
  const sql = `${foundOf(asked)},
  hits AS MATERIALIZED (SELECT f.*, ${band} AS band, ${flagColumns(wanted, bind)} FROM (
    SELECT *, false AS alike FROM found UNION ALL SELECT *, true FROM near
  ) f),
  listed AS (SELECT count(*)::integer AS total, coalesce(bool_or(alike), false) AS alike
    FROM hits h WHERE ${passing()})
  SELECT listed.total, listed.alike AS "similar",
    coalesce((SELECT jsonb_agg(p.card ORDER BY page.place) FROM (
      SELECT h.uuid, row_number() OVER (ORDER BY ${orderBy[sort]}) AS place
      FROM hits h WHERE ${passing()} ORDER BY place
      LIMIT ${bind(perPage)} OFFSET ${bind((page - 1) * perPage)}
    ) page JOIN products p ON p.division_id = $1 AND p.uuid = page.uuid), '[]') AS cards,
    ${suggestions} AS suggestions,
    jsonb_build_object(${facetColumns(wanted, bind)}) AS facets
  FROM listed`;
  return { sql, parameters };
}

const suggestions = `CASE WHEN listed.total > 0 THEN '[]' ELSE coalesce((
    SELECT jsonb_agg(best.card) FROM (
      ${listOfPlace('p.card', {
        place: everywhere,
        order: orderOf.bestsellerOrder,
        limit: String(suggestedCards),
      })}
    ) best), '[]') END`;

/** A word as an expression of PostgreSQL. */
interface Asked {
  /** The tsquery; without lexemes for a word as common as "the". */
  readonly query: string;
  /** Whether a product has it, or is in a collection or by somebody whose name has it. */
  readonly isIn: string;
  /** How much a product's name or tags are like it, 0 to 1. */
  readonly likeness: string;
  /** Whether that is enough, which an index of letters in threes answers. */
  readonly isLike: string;
}

function askedOf({ text, prefix }: SearchWord, isOnly: boolean, bind: Bind): Asked {
  const word = bind(text);
  const english = `plainto_tsquery('english', ${word})`;
  const query = prefix === null ? english : `(${english} || to_tsquery('simple', ${bind(prefix)}))`;
  const found = `(p.search @@ ${query} OR p.uuid = ANY (ARRAY(${inPlacesOf(query)})))`;
  return {
    query,
    // What is too common to be looked for decides nothing, unless it is all that was asked.
    isIn: isOnly ? found : `(numnode(${english}) = 0 OR ${found})`,
    likeness: `word_similarity(${word}::text, p.resembled)`,
    isLike: `${word}::text <% p.resembled`,
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

const columns = `p.uuid, p.id, p.position, p.gender, p.choices, p.product_type, p.selling_price,
  p.created_at, coalesce((
    SELECT s.orders FROM product_sales s WHERE s.division_id = $1 AND s.product = p.uuid
  ), 0) AS orders`;
const shownProducts = `FROM products p
  WHERE p.division_id = $1 AND p.shown`;

/** What `<%` takes for enough, in this statement alone: said before the first row is looked for. */
const enough = `(SELECT set_config('pg_trgm.word_similarity_threshold', '${leastSimilar}', true)) IS NOT NULL`;

/** `found` has every word; `near` only has words like them, and is not looked for where there are any. */
function foundOf(asked: readonly Asked[]): string {
  const every = asked.length === 0 ? 'false' : asked.map(({ isIn }) => isIn).join(' AND ');
  const rank = asked.map(({ query }) => query).join(' || ') || `''::tsquery`;
  const like = asked.map(({ isIn, isLike }) => `(${isIn} OR ${isLike})`);
  const likeness = asked.map((one) => one.likeness).join(' + ') || '0';
  return `WITH found AS MATERIALIZED (
    SELECT ${columns}, ts_rank(p.search, ${rank}) AS rank ${shownProducts} AND ${every}
  ), near AS MATERIALIZED (
    SELECT ${columns}, (${likeness})::real AS rank ${shownProducts}
      AND NOT EXISTS (SELECT FROM found) AND ${enough} AND ${like.join(' AND ') || 'false'}
  )`;
}

function flagColumns({ gender, colour, size, type, price }: SearchWanted, bind: Bind): string {
  const choice = JSON.stringify([colour ?? '', size ?? '']);
  const conditions: Readonly<Record<Flag, string>> = {
    of_gender: gender ? `f.gender IN (${bind(gender)}, 'unisex')` : 'true',
    of_choice: colour || size ? `f.choices @> ARRAY[${bind(choice)}::text]` : 'true',
    of_type: type ? `f.product_type = ${bind(type)}` : 'true',
    of_price: price ? `${band} = ${bind(price)}` : 'true',
  };
  return flags.map((flag) => `${conditions[flag]} AS ${flag}`).join(', ');
}

/** All conditions but one. */
function passing(without?: Flag): string {
  return flags
    .filter((flag) => flag !== without)
    .map((flag) => `h.${flag}`)
    .join(' AND ');
}

/** Each counts what would be listed, were it chosen in place of what is chosen of its kind. */
function facetColumns({ colour, size }: SearchWanted, bind: Bind): string {
  const inSize = bind(`,${JSON.stringify(size ?? '')}]`);
  const inColour = bind(`[${JSON.stringify(colour ?? '')},`);
  const choices = 'hits h CROSS JOIN unnest(h.choices) choice';
  const facets: Readonly<Record<keyof SearchFacets, string>> = {
    gender: counted('h.gender', `hits h WHERE ${passing('of_gender')}`),
    type: counted('h.product_type', `hits h WHERE ${passing('of_type')}`),
    price: counted('h.band', `hits h WHERE ${passing('of_price')}`),
    colour: counted(
      'choice',
      `${choices} WHERE ${passing('of_choice')} AND choice NOT LIKE '["",%'
        AND right(choice, length(${inSize})) = ${inSize}`,
    ),
    size: counted(
      'choice',
      `${choices} WHERE ${passing('of_choice')} AND choice NOT LIKE '%,""]'
        AND starts_with(choice, ${inColour})`,
    ),
  };
  return Object.entries(facets)
    .map(([name, counts]) => `'${name}', ${counts}`)
    .join(', ');
}

function counted(value: string, from: string): string {
  return `coalesce((SELECT jsonb_agg(jsonb_build_object('value', facet.value, 'count', facet.count)
      ORDER BY facet.count DESC, facet.value) FROM (
        SELECT ${value} AS value, count(*)::integer AS count FROM ${from} AND ${value} IS NOT NULL
        GROUP BY 1) facet), '[]')`;
}
