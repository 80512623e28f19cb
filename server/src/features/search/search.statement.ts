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

/** What a search is asked with. */
export interface Statement {
  readonly sql: string;
  readonly parameters: unknown[];
}

type Bind = (value: unknown) => string;

/**
 * One statement for a page of what was found, the number of all, the facets, and suggestions where
 * there is nothing. Products that have every word are found by index; only when there is none, those
 * are looked for that have words like them. Words that are expected of most products are looked for along the
 * list of all instead, which answers the same, and sooner the more have them: the index names each product
 * that has a word before the first is looked at.
 */
export function searchStatement(
  division: number,
  words: readonly SearchWord[],
  wanted: SearchWanted,
  expectedOf: 'few' | 'most' = 'few',
): Statement {
  const parameters: unknown[] = [division];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const asked = words.map((word) => askedOf(word, words.length === 1, bind));
  const { sort = 'relevance', page = 1, perPage = defaultPerPage } = wanted;
  const conditions = conditionsOf(wanted, bind);
  const found = expectedOf === 'most' ? foundAlong(asked, sort) : foundByIndex(asked, sort);
  const sql = `WITH ${found}, near AS MATERIALIZED (${nearOf(asked)}),
  hits AS MATERIALIZED (SELECT f.*, ${band} AS band, ${flagColumns(conditions)} FROM (
    SELECT *, false AS alike FROM found UNION ALL SELECT *, true FROM near
  ) f),
  fitting AS MATERIALIZED (${fittingOf(asked, conditions, sort)}),
  offered AS MATERIALIZED (${offeredChoices}),
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

const ownColumns = `p.uuid, p.id, p.position, p.gender, p.choices, p.product_type, p.selling_price,
  p.created_at`;
const columns = `${ownColumns}, coalesce((
    SELECT s.orders FROM product_sales s WHERE s.division_id = $1 AND s.product = p.uuid
  ), 0) AS orders`;
const shownProducts = `FROM products p
  WHERE p.division_id = $1 AND p.shown`;

/** What `<%` takes for enough, in this statement alone: said before the first row is looked for. */
const enough = `(SELECT set_config('pg_trgm.word_similarity_threshold', '${leastSimilar}', true)) IS NOT NULL`;

/** Whether more products have every word than are looked at. */
const isMore = `(SELECT count(*) > ${mostFound} FROM looked)`;

interface Walk {
  readonly limit: number;
  /** What they must be beside. */
  readonly fitting?: string;
  /** `OFFSET 0` where the list is to be walked whatever PostgreSQL thinks of the words. */
  readonly fence?: '' | 'OFFSET 0';
}

/** In the columns of `found`: the first in an order that have every word, of a catalogue where most have. */
function firstOf(
  asked: readonly Asked[],
  sort: SearchOrder,
  { limit, fitting = 'true', fence = '' }: Walk,
): string {
  return `SELECT * FROM (
      SELECT p.uuid, l.id, l.position, p.gender, p.choices, p.product_type, l.selling_price, l.created_at,
        l.orders, ${rankOf(asked)} AS rank
      FROM product_places l CROSS JOIN LATERAL (
        SELECT * FROM products p
        WHERE p.division_id = $1 AND p.uuid = l.product AND ${everyOf(asked)} ${fence}
      ) p WHERE l.division_id = $1 AND l.place = ${everywhere}
    ) f WHERE ${fitting}
    ORDER BY ${walkedIn(sort)} LIMIT ${limit}`;
}

/** The order of a list of all that is nearest to that of a search. */
function walkedIn(sort: SearchOrder): string {
  return sort === 'relevance' ? bestsellers : orderBy[sort];
}

function everyOf(asked: readonly Asked[]): string {
  return asked.length === 0 ? 'false' : asked.map(({ isIn }) => isIn).join(' AND ');
}

function rankOf(asked: readonly Asked[]): string {
  return `ts_rank(p.search, ${asked.map(({ query }) => query).join(' || ') || `''::tsquery`})`;
}

/** `looked` says whether there are more than are looked at, and is not ranked before that is known. */
function foundByIndex(asked: readonly Asked[], sort: SearchOrder): string {
  return `looked AS MATERIALIZED (
    SELECT ${ownColumns}, p.search ${shownProducts} AND ${everyOf(asked)} LIMIT ${mostFound + 1}
  ), found AS MATERIALIZED (
    SELECT ${columns}, ${rankOf(asked)} AS rank FROM looked p WHERE NOT ${isMore}
    UNION ALL SELECT * FROM (${firstOf(asked, sort, { limit: mostFound })}) first WHERE ${isMore}
  )`;
}

/** A prepared plan knows no word, and would read the index of all words. */
function foundAlong(asked: readonly Asked[], sort: SearchOrder): string {
  const walk: Walk = { limit: mostFound + 1, fence: 'OFFSET 0' };
  return `looked AS MATERIALIZED (${firstOf(asked, sort, walk)}),
    found AS MATERIALIZED (SELECT * FROM looked ORDER BY ${walkedIn(sort)} LIMIT ${mostFound})`;
}

/** Products that only have words like those, where nothing was found. */
function nearOf(asked: readonly Asked[]): string {
  const like = asked.map(({ isIn, isLike }) => `(${isIn} OR ${isLike})`);
  const likeness = asked.map((one) => one.likeness).join(' + ') || '0';
  return `SELECT ${columns}, (${likeness})::real AS rank ${shownProducts}
    AND NOT EXISTS (SELECT FROM found) AND ${enough} AND ${like.join(' AND ') || 'false'}`;
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
  const first = firstOf(asked, sort, { limit: mostFound, fitting: conditioned.join(' AND ') });
  return `${among} AND NOT ${isMore} UNION ALL
    SELECT ${listed}, false FROM (${first}) first WHERE ${isMore}`;
}

/** All conditions but one. */
function passing(without?: Flag): string {
  return flags
    .filter((flag) => flag !== without)
    .map((flag) => `h.${flag}`)
    .join(' AND ');
}

/**
 * What the products offer to choose from, and how many of them. Most of a shop come in the choices of a few
 * garments: those are taken apart, not each product's.
 */
const offeredChoices = `SELECT choice AS value, sum(h.count)::integer AS count FROM (
    SELECT h.choices, count(*) AS count FROM hits h WHERE ${passing('of_choice')} GROUP BY 1
  ) h CROSS JOIN unnest(h.choices) choice GROUP BY 1`;

/** Each counts what would be listed, were it chosen in place of what is chosen of its kind. */
function facetColumns({ colour, size }: SearchWanted, bind: Bind): string {
  const inSize = bind(`,${JSON.stringify(size ?? '')}]`);
  const inColour = bind(`[${JSON.stringify(colour ?? '')},`);
  const facets: Readonly<Record<keyof SearchFacets, string>> = {
    gender: countedHits('h.gender', 'of_gender'),
    type: countedHits('h.product_type', 'of_type'),
    price: countedHits('h.band', 'of_price'),
    colour: `SELECT value, count FROM offered
      WHERE value NOT LIKE '["",%' AND right(value, length(${inSize})) = ${inSize}`,
    size: `SELECT value, count FROM offered
      WHERE value NOT LIKE '%,""]' AND starts_with(value, ${inColour})`,
  };
  return Object.entries(facets)
    .map(([name, counts]) => `'${name}', ${listOf(counts)}`)
    .join(', ');
}

function countedHits(value: string, flag: Flag): string {
  return `SELECT ${value} AS value, count(*)::integer AS count FROM hits h
    WHERE ${passing(flag)} AND ${value} IS NOT NULL GROUP BY 1`;
}

/** The oftenest first. */
function listOf(counts: string): string {
  return `coalesce((SELECT jsonb_agg(jsonb_build_object('value', facet.value, 'count', facet.count)
      ORDER BY facet.count DESC, facet.value) FROM (${counts}) facet), '[]')`;
}
