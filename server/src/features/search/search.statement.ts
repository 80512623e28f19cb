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

/**
 * Of how many products at most a page, its facets and its total are made. Of a word that more have, these are
 * the first in the order that was asked for, and by relevance the bestsellers (0079).
 */
const mostFound = 1_000;

const bestsellers = 'orders DESC, position, id';
const orderBy: Readonly<Record<SearchOrder, string>> = {
  relevance: `rank DESC, ${bestsellers}`,
  'new-in': 'created_at DESC, id DESC',
  'price-asc': 'selling_price, position, id',
  'price-desc': 'selling_price DESC, position, id',
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
  const conditions = conditionsOf(wanted, bind);
  const sql = `${foundOf(asked, sort)},
  hits AS MATERIALIZED (SELECT f.*, ${band} AS band, ${flagColumns(conditions)} FROM (
    SELECT *, false AS alike FROM found UNION ALL SELECT *, true FROM near
  ) f),
  fitting AS MATERIALIZED (${fittingOf(asked, conditions, sort)}),
  listed AS (SELECT count(*)::integer AS total, coalesce(bool_or(alike), false) AS alike FROM fitting)
  SELECT listed.total, ${isMore} AS "atLeast", listed.alike AS "similar",
    coalesce((SELECT jsonb_agg(p.card ORDER BY page.place) FROM (
      SELECT uuid, row_number() OVER (ORDER BY ${orderBy[sort]}) AS place FROM fitting ORDER BY place
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

/** Whether more products have every word than are looked at. */
const isMore = `(SELECT count(*) > ${mostFound} FROM looked)`;

/** In the columns of `looked`: the first in an order that have every word, of a catalogue where most have. */
function firstOf(asked: readonly Asked[], sort: SearchOrder, fitting: string): string {
  return `SELECT * FROM (
      SELECT p.uuid, l.id, l.position, p.gender, p.choices, p.product_type, l.selling_price, l.created_at,
        l.orders, ${rankOf(asked)} AS rank
      FROM product_places l JOIN products p ON p.division_id = $1 AND p.uuid = l.product
      WHERE l.division_id = $1 AND l.place = ${everywhere} AND ${isMore} AND ${everyOf(asked)}
    ) f WHERE ${fitting}
    ORDER BY ${sort === 'relevance' ? bestsellers : orderBy[sort]} LIMIT ${mostFound}`;
}

function everyOf(asked: readonly Asked[]): string {
  return asked.length === 0 ? 'false' : asked.map(({ isIn }) => isIn).join(' AND ');
}

function rankOf(asked: readonly Asked[]): string {
  return `ts_rank(p.search, ${asked.map(({ query }) => query).join(' || ') || `''::tsquery`})`;
}

/** `found` has every word; `near` only has words like them, and is not looked for where there are any. */
function foundOf(asked: readonly Asked[], sort: SearchOrder): string {
  const like = asked.map(({ isIn, isLike }) => `(${isIn} OR ${isLike})`);
  const likeness = asked.map((one) => one.likeness).join(' + ') || '0';
  return `WITH looked AS MATERIALIZED (
    SELECT ${columns}, ${rankOf(asked)} AS rank ${shownProducts} AND ${everyOf(asked)}
    LIMIT ${mostFound + 1}
  ), found AS MATERIALIZED (
    SELECT * FROM looked WHERE NOT ${isMore} UNION ALL (${firstOf(asked, sort, 'true')})
  ), near AS MATERIALIZED (
    SELECT ${columns}, (${likeness})::real AS rank ${shownProducts}
      AND NOT EXISTS (SELECT FROM found) AND ${enough} AND ${like.join(' AND ') || 'false'}
  )`;
}

/** What products `f` must be; no condition is `true`. */
type Conditions = Readonly<Record<Flag, string>>;

function conditionsOf({ gender, colour, size, type, price }: SearchWanted, bind: Bind): Conditions {
  const choice = JSON.stringify([colour ?? '', size ?? '']);
  return {
    of_gender: gender ? `f.gender IN (${bind(gender)}, 'unisex')` : 'true',
    of_choice: colour || size ? `f.choices @> ARRAY[${bind(choice)}::text]` : 'true',
    of_type: type ? `f.product_type = ${bind(type)}` : 'true',
    of_price: price ? `${band} = ${bind(price)}` : 'true',
  };
}

function flagColumns(conditions: Conditions): string {
  return flags.map((flag) => `${conditions[flag]} AS ${flag}`).join(', ');
}

/** What is listed. Of a word that most products have, all those are looked through that are as they must be. */
function fittingOf(asked: readonly Asked[], conditions: Conditions, sort: SearchOrder): string {
  const listed = 'uuid, id, position, selling_price, created_at, orders, rank';
  const among = `SELECT ${listed}, alike FROM hits h WHERE ${passing()}`;
  const conditioned = flags.map((flag) => conditions[flag]).filter((one) => one !== 'true');
  if (conditioned.length === 0) return among;
  return `${among} AND NOT ${isMore} UNION ALL
    SELECT ${listed}, false FROM (${firstOf(asked, sort, conditioned.join(' AND '))}) first`;
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
