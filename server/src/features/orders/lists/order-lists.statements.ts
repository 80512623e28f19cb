import { mostOrdersCounted, type OrderSort } from '@selvedge/shared/orders/order-sort';

/*
 * The statements of lists of orders. Their parameters are numbered alike: those of the filter from 1 to 12,
 * the place that a page comes after 13 and 14, and how many 15 and 16.
 */

const listed = `o.division_id AS "division", o.order_id AS "orderId", o.hash, o.flow, o.status, o.stage,
  o.percent_complete AS "percentComplete", o.total, o.currency, o.quantity, o.image, o.priority,
  o.customer_name AS "customerName", o.created_at AS "createdAt", o.changed_at AS "changedAt",
  o.position, jsonb_path_query_array(o.items, '$[*].image') AS "images",
  o.status_log -> -1 ->> 'actor' AS "actor"`;

/** What an order is sorted by, and what comes after the place of one: its keys are the parameters named. */
interface Order {
  readonly by: string;
  readonly after: string;
}

/** The priority and the time in the key of what is due. */
export const dueKey = {
  rank: (parameter: string) => `split_part(${parameter}::text, '@', 1)::integer`,
  time: (parameter: string) => `split_part(${parameter}::text, '@', 2)::timestamptz`,
};

/** Each has an index that begins with the division, so that no statement sorts a store's orders. */
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

/**
 * What is searched for has an index of its own in each column: none of the others are read. Of what was
 * deleted only money that has to go back is shown.
 */
const conditions = `
  ($2::text IS NULL OR o.flow = $2) AND ($3::text IS NULL OR o.status = $3)
  AND ($4::text IS NULL OR o.hash = $4 OR o.email ILIKE ANY ($5::text[])
    OR o.customer_name ILIKE ANY ($5::text[])
    OR o.order_id = CASE WHEN $4 ~ '^[1-9][0-9]{0,9}$' THEN $4::bigint END)
  AND ($6::smallint IS NULL OR o.stage = $6) AND ($7::smallint IS NULL OR (-o.priority) = -$7::smallint)
  AND ($8::text IS NULL OR o.fulfillment_factory = $8)
  AND ($9::timestamptz IS NULL OR o.created_at >= $9)
  AND ($10::timestamptz IS NULL OR o.created_at < $10)
  AND ($11::integer[] IS NULL OR o.order_id = ANY ($11))
  AND ($12::text IS NULL OR o.refund_due_at IS NOT NULL)
  AND (o.deleted_at IS NULL OR $12 IS NOT NULL)`;

/** What is to be sent and is not yet: in the words of the index that holds these alone, or it is not used. */
const notSent = `o.flow = ANY ('{normal,paper}') AND o.stage < 5 AND o.status <> ALL ('{new,to_be_paid}')`;

/** What of a list is in its words: whether it goes on from a place, and shows late orders alone. */
interface ListShape {
  readonly hasPlace: boolean;
  readonly isLate: boolean;
}

const conditionsOf = (isLate: boolean): string =>
  isLate ? `${conditions} AND ${notSent}` : conditions;

/** Of the priority of a place nothing that was placed before it: for the index, which is not asked by rows here. */
const sinceDue = `o.created_at >= CASE WHEN p.rank = ${dueKey.rank('$13')}
  THEN ${dueKey.time('$13')} ELSE '-infinity' END`;

/** Each store's orders are found by its own index, and what all stores have is put together. */
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
 * What is due on certain days: those of a priority are a range of its index, so that each is read for itself
 * and nothing is walked past that was placed on other days (decision 0079).
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
 * One more than are counted tells that there are more. They are walked as the list walks them: without an
 * order, they would be looked for in the whole table, the orders of other stores too.
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

/** Per status, as they are counted when they come in and move. */
export const listCounts = `
  SELECT c.status, sum(c.orders)::integer AS orders FROM es_division_head d
  JOIN order_counts c ON c.division_id = d.division_id
  WHERE ($1::integer IS NULL OR d.division_id = $1) AND ($2::text IS NULL OR c.flow = $2)
  GROUP BY c.status`;
