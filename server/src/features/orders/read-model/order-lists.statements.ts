import { mostOrdersCounted, type OrderSort } from '@selvedge/shared/orders/order-sort';

/*
 * Statements of order lists. Common parameters: $1 to $12 filter, $13 and $14 position of the
 * previous page, $15 offset and $16 limit.
 */

const listed = `o.division_id AS "division", o.order_id AS "orderId", o.hash, o.flow, o.status, o.stage,
  o.percent_complete AS "percentComplete", o.total, o.currency, o.quantity, o.image, o.priority,
  o.customer_name AS "customerName", o.created_at AS "createdAt", o.changed_at AS "changedAt",
  o.position, jsonb_path_query_array(o.items, '$[*].image') AS "images",
  o.status_log -> -1 ->> 'actor' AS "actor"`;

/** Sort order and the condition for rows after a position. */
interface Order {
  readonly by: string;
  readonly after: string;
}

/** Reads priority and time from the key of the `due` sort. */
export const dueKey = {
  rank: (parameter: string) => `split_part(${parameter}::text, '@', 1)::integer`,
  time: (parameter: string) => `split_part(${parameter}::text, '@', 2)::timestamptz`,
};

/**
 * Each sort has an index that begins with the division, so that no statement sorts a store's
 * orders.
 */
export const listOrders: Readonly<Record<OrderSort, Order>> = {
  newest: {
    by: 'o.created_at DESC, o.order_id DESC',
    after: '(o.created_at, o.order_id) < ($13::timestamptz, $14::integer)',
  },
  oldest: {
    by: 'o.created_at, o.order_id',
    after: '(o.created_at, o.order_id) > ($13::timestamptz, $14::integer)',
  },
  due: {
    by: '(-o.priority), o.created_at, o.order_id',
    after: `((-o.priority), o.created_at, o.order_id)
      > (-${dueKey.rank('$13')}, ${dueKey.time('$13')}, $14::integer)`,
  },
  moved: {
    by: 'o.changed_at DESC, o.order_id DESC',
    after: '(o.changed_at, o.order_id) < ($13::timestamptz, $14::integer)',
  },
};

/** Each searched column has its own index. Deleted orders are listed only for due refunds. */
const conditions = `
  ($2::text IS NULL OR o.flow = $2) AND ($3::text IS NULL OR o.status = $3)
  AND ($4::text IS NULL OR o.hash = $4 OR o.sought LIKE ANY (search_patterns($5))
    OR o.order_id = CASE WHEN $4 ~ '^[1-9][0-9]{0,9}$' THEN $4::bigint END)
  AND ($6::smallint IS NULL OR o.stage = $6) AND ($7::smallint IS NULL OR (-o.priority) = -$7::smallint)
  AND ($8::text IS NULL OR o.fulfillment_factory = $8)
  AND ($9::timestamptz IS NULL OR o.created_at >= $9)
  AND ($10::timestamptz IS NULL OR o.created_at < $10)
  AND ($11::integer[] IS NULL OR o.order_id = ANY ($11))
  AND ($12::text IS NULL OR o.refund_due_at IS NOT NULL)
  AND (o.deleted_at IS NULL OR $12 IS NOT NULL)`;

/**
 * Orders still to be sent. Must match the predicate of the partial index literally, or the index is
 * not used.
 */
const notSent = `o.flow = ANY ('{normal,paper}') AND o.stage < 5 AND o.status <> ALL ('{new,to_be_paid}')`;

/** Parts of the statement that depend on the query. */
interface ListShape {
  readonly hasPlace: boolean;
  readonly isLate: boolean;
}

const conditionsOf = (isLate: boolean): string =>
  isLate ? `${conditions} AND ${notSent}` : conditions;

/** Skips orders placed before the position; a row comparison would not use the index here. */
const sinceDue = `o.created_at >= CASE WHEN p.rank = ${dueKey.rank('$13')}
  THEN ${dueKey.time('$13')} ELSE '-infinity' END`;

/** Reads each store through its own index and merges the results. */
export const listPage = ({ by, after }: Order, { hasPlace, isLate }: ListShape): string => `
  SELECT found.* FROM es_division_head d CROSS JOIN LATERAL (
    SELECT o.* FROM orders o WHERE o.division_id = d.division_id AND ${conditionsOf(isLate)}
      AND ${hasPlace ? after : '$13::text IS NULL AND $14::text IS NULL'}
    ORDER BY ${by} LIMIT $15::integer + $16::integer
  ) o
  CROSS JOIN LATERAL (SELECT ${listed}) found
  WHERE $1::integer IS NULL OR d.division_id = $1
  ORDER BY ${by} OFFSET $15 LIMIT $16`;

/**
 * Due list within a date range: reads each priority as its own index range, so that orders of other
 * days are not scanned (decision 0079).
 */
export const dueListPage = (hasPlace: boolean): string => `
  SELECT found.* FROM es_division_head d CROSS JOIN unnest($17::integer[]) p (rank)
  CROSS JOIN LATERAL (
    SELECT o.* FROM orders o
    WHERE o.division_id = d.division_id AND (-o.priority) = -p.rank AND ${conditions}
      AND ${hasPlace ? `${listOrders.due.after} AND ${sinceDue}` : '$13::text IS NULL AND $14::text IS NULL'}
    ORDER BY o.created_at, o.order_id LIMIT $15::integer + $16::integer
  ) o
  CROSS JOIN LATERAL (SELECT ${listed}) found
  WHERE $1::integer IS NULL OR d.division_id = $1
  ORDER BY ${listOrders.due.by} OFFSET $15 LIMIT $16`;

/**
 * Counts one row more than the limit to detect more. The sort is needed: without it, the planner
 * would scan the whole table, including other stores.
 */
export const listTotal = (isLate: boolean): string => `
  SELECT count(*)::integer AS total FROM (
    SELECT FROM es_division_head d CROSS JOIN LATERAL (
      SELECT FROM orders o WHERE o.division_id = d.division_id AND ${conditionsOf(isLate)}
      ORDER BY ${listOrders.newest.by} LIMIT ${String(mostOrdersCounted + 1)}
    ) found
    WHERE $1::integer IS NULL OR d.division_id = $1
    LIMIT ${String(mostOrdersCounted + 1)}
  ) counted`;

/** Maintained counts per status. */
export const listCounts = `
  SELECT c.status, sum(c.orders)::integer AS orders FROM es_division_head d
  JOIN order_counts c ON c.division_id = d.division_id
  WHERE ($1::integer IS NULL OR d.division_id = $1) AND ($2::text IS NULL OR c.flow = $2)
  GROUP BY c.status`;
