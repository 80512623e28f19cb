import type { SearchOrder } from '@selvedge/shared/search/contract';

import { everywhere, listOfPlace, orderBy as orderOf } from '../catalogue/index.js';
import {
  band,
  conditionsOf,
  flagColumns,
  flags,
  passing,
  type Conditions,
  type SearchCriteria,
} from './search-conditions.js';
import { facetColumns, offeredChoices } from './search-facets.js';
import { expressionsOf, everyOf, rankOf, type TermExpressions, type Bind } from './search-terms.js';
import type { SearchTerm } from './search.rules.js';

/** Minimum trigram similarity for misspelt words; `retor` and `retro` have 0.5. */
const leastSimilar = 0.5;
const suggestedCards = 4;
export const defaultPerPage = 24;

/**
 * Maximum number of products that a page, its facets and its total are computed from. For more
 * frequent words, these are the first in the requested order; by relevance, the bestsellers (0079).
 */
const mostFound = 1_000;

const bestsellers = 'orders DESC, position, id';
const orderBy: Readonly<Record<SearchOrder, string>> = {
  relevance: `rank DESC, ${bestsellers}`,
  'new-in': 'created_at DESC, id DESC',
  'price-asc': 'selling_price, position, id',
  'price-desc': 'selling_price DESC, position, id',
};

/** SQL statement of a search with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: unknown[];
}

/**
 * Builds one statement for a page of results, their total, the facets, and suggestions for an empty
 * result. Products that contain every word are found by index; without any, products with similar
 * words are searched. For words expected in most products, the product list is scanned instead: the
 * result is the same and faster, because the index would first collect every product with the word.
 */
export function searchStatement(
  division: number,
  terms: readonly SearchTerm[],
  criteria: SearchCriteria,
  expectedOf: 'few' | 'most' = 'few',
): Statement {
  const parameters: unknown[] = [division];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const expressions = terms.map((term) => expressionsOf(term, terms.length === 1, bind));
  const { sort = 'relevance', page = 1, perPage = defaultPerPage } = criteria;
  const conditions = conditionsOf(criteria, bind);
  const found =
    expectedOf === 'most' ? foundAlong(expressions, sort) : foundByIndex(expressions, sort);
  const sql = `WITH ${found}, near AS MATERIALIZED (${nearOf(expressions)}),
  hits AS MATERIALIZED (SELECT f.*, ${band} AS band, ${flagColumns(conditions)} FROM (
    SELECT *, false AS alike FROM found UNION ALL SELECT *, true FROM near
  ) f),
  fitting AS MATERIALIZED (${fittingOf(expressions, conditions, sort)}),
  offered AS MATERIALIZED (${offeredChoices}),
  listed AS (SELECT count(*)::integer AS total, coalesce(bool_or(alike), false) AS alike FROM fitting)
  SELECT listed.total, ${isMore} AS "atLeast", listed.alike AS "similar",
    coalesce((SELECT jsonb_agg(p.card ORDER BY page.place) FROM (
      SELECT uuid, row_number() OVER (ORDER BY ${orderBy[sort]}) AS place FROM fitting ORDER BY place
      LIMIT ${bind(perPage)} OFFSET ${bind((page - 1) * perPage)}
    ) page JOIN products p ON p.division_id = $1 AND p.uuid = page.uuid), '[]') AS cards,
    ${suggestions} AS suggestions,
    jsonb_build_object(${facetColumns(criteria, bind)}) AS facets
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

const ownColumns = `p.uuid, p.id, p.position, p.gender, p.choices, p.product_type, p.selling_price,
  p.created_at`;
const columns = `${ownColumns}, coalesce((
    SELECT s.orders FROM product_sales s WHERE s.division_id = $1 AND s.product = p.uuid
  ), 0) AS orders`;
const shownProducts = `FROM products p
  WHERE p.division_id = $1 AND p.shown`;

/** Threshold of `<%` for this statement only, set before the first row is read. */
const enough = `(SELECT set_config('pg_trgm.word_similarity_threshold', '${leastSimilar}', true)) IS NOT NULL`;

/** Whether more products match than are read. */
const isMore = `(SELECT count(*) > ${mostFound} FROM looked)`;

interface Walk {
  readonly limit: number;
  /** Further conditions. */
  readonly fitting?: string;
  /** `OFFSET 0` forces PostgreSQL to read along the list, whatever it estimates for the words. */
  readonly fence?: '' | 'OFFSET 0';
}

/**
 * Reads along an order until enough products match, for words that most products contain. Same
 * columns as `found`.
 */
function firstOf(
  expressions: readonly TermExpressions[],
  sort: SearchOrder,
  { limit, fitting = 'true', fence = '' }: Walk,
): string {
  return `SELECT * FROM (
      SELECT p.uuid, l.id, l.position, p.gender, p.choices, p.product_type, l.selling_price, l.created_at,
        l.orders, ${rankOf(expressions)} AS rank
      FROM product_places l CROSS JOIN LATERAL (
        SELECT * FROM products p
        WHERE p.division_id = $1 AND p.uuid = l.product AND ${everyOf(expressions)} ${fence}
      ) p WHERE l.division_id = $1 AND l.place = ${everywhere}
    ) f WHERE ${fitting}
    ORDER BY ${walkedIn(sort)} LIMIT ${limit}`;
}

/** The indexed list order that is closest to a search order. */
function walkedIn(sort: SearchOrder): string {
  return sort === 'relevance' ? bestsellers : orderBy[sort];
}

/** `looked` determines whether more products match than are read; ranking starts afterwards. */
function foundByIndex(expressions: readonly TermExpressions[], sort: SearchOrder): string {
  return `looked AS MATERIALIZED (
    SELECT ${ownColumns}, p.search ${shownProducts} AND ${everyOf(expressions)} LIMIT ${mostFound + 1}
  ), found AS MATERIALIZED (
    SELECT ${columns}, ${rankOf(expressions)} AS rank FROM looked p WHERE NOT ${isMore}
    UNION ALL SELECT * FROM (${firstOf(expressions, sort, { limit: mostFound })}) first WHERE ${isMore}
  )`;
}

/** A prepared plan does not know the word and would read the index of all words. */
function foundAlong(expressions: readonly TermExpressions[], sort: SearchOrder): string {
  const walk: Walk = { limit: mostFound + 1, fence: 'OFFSET 0' };
  return `looked AS MATERIALIZED (${firstOf(expressions, sort, walk)}),
    found AS MATERIALIZED (SELECT * FROM looked ORDER BY ${walkedIn(sort)} LIMIT ${mostFound})`;
}

/** Products with similar words, if no product contains the words. */
function nearOf(expressions: readonly TermExpressions[]): string {
  const like = expressions.map(({ isIn, isLike }) => `(${isIn} OR ${isLike})`);
  const likeness = expressions.map((one) => one.likeness).join(' + ') || '0';
  return `SELECT ${columns}, (${likeness})::real AS rank ${shownProducts}
    AND NOT EXISTS (SELECT FROM found) AND ${enough} AND ${like.join(' AND ') || 'false'}`;
}

/**
 * The listed products. For a word that most products contain, all products that meet the conditions
 * are read.
 */
function fittingOf(
  expressions: readonly TermExpressions[],
  conditions: Conditions,
  sort: SearchOrder,
): string {
  const listed = 'uuid, id, position, selling_price, created_at, orders, rank';
  const among = `SELECT ${listed}, alike FROM hits h WHERE ${passing()}`;
  const conditioned = flags.map((flag) => conditions[flag]).filter((one) => one !== 'true');
  if (conditioned.length === 0) return among;
  const first = firstOf(expressions, sort, {
    limit: mostFound,
    fitting: conditioned.join(' AND '),
  });
  return `${among} AND NOT ${isMore} UNION ALL
    SELECT ${listed}, false FROM (${first}) first WHERE ${isMore}`;
}
