import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Purchases of each customer across all stores, by which customer lists are sorted. Triggers update
 * them in the transaction that writes orders or accounts, so that a rebuild restores them. The
 * customer's row is locked before counting, so that the second of two concurrent writers counts the
 * rows of the first. This also covers a guest order and the verification of that guest's address.
 */
const table = `
  CREATE TABLE customer_purchases (
    customer_id integer PRIMARY KEY,
    orders integer NOT NULL DEFAULT 0,
    last_order_at timestamptz(3) NOT NULL DEFAULT '-infinity',
    spent jsonb NOT NULL DEFAULT '[]',
    worth bigint NOT NULL DEFAULT 0
  ) WITH (fillfactor = 80);
  CREATE INDEX customers_by_orders ON customer_purchases (orders, customer_id);
  CREATE INDEX customers_by_last_order ON customer_purchases (last_order_at, customer_id);
  CREATE INDEX customers_by_worth ON customer_purchases (worth, customer_id);
  COMMENT ON TABLE customer_purchases IS 'Follows from customers and orders.';
`;

/** Statuses without a payment, or with a refunded one. */
const unsold = `('new', 'to_be_paid', 'quote', 'bespoke_idle', 'bespoke_requested_terms',
  'bespoke_authorised_terms', 'bespoke_mockup', 'bespoke_approved', 'refunded', 'bespoke_refunded')`;

/**
 * Converts to pence at the exchange rates of the shops, so that sums in several currencies can be
 * compared.
 */
const inPence = (total: string, currency: string): string => `
  ${total} * CASE WHEN ${currency} IN ('JPY', 'KRW', 'HUF', 'IDR', 'ISK') THEN 100 ELSE 1 END
    / CASE ${currency} WHEN 'USD' THEN 2 ELSE 1 END`;

/**
 * Child orders are excluded; guest orders count if their address is verified. `total` is the amount
 * of an order `o`.
 */
const bought = (total: string): string => `
  SELECT coalesce(sum(n), 0) AS orders, coalesce(max(last), '-infinity') AS last_order_at,
    coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', total)
      ORDER BY total DESC, currency) FILTER (WHERE total > 0), '[]') AS spent,
    coalesce(sum(${inPence('total', 'currency')}), 0)::bigint AS worth
  FROM (
    SELECT currency, count(*) AS n, max(created_at) AS last,
      sum(total) FILTER (WHERE status NOT IN ${unsold}) AS total
    FROM (
      SELECT o.currency, o.status, ${total} AS total, o.created_at FROM orders o
      WHERE o.customer_id = c.id AND o.parent IS NULL AND o.deleted_at IS NULL
      UNION ALL
      SELECT o.currency, o.status, ${total} AS total, o.created_at FROM orders o
      WHERE c.verified AND lower(o.email) = c.email AND o.customer_id IS NULL AND o.parent IS NULL
        AND o.deleted_at IS NULL
    ) theirs GROUP BY currency
  ) by_currency`;

/**
 * Cached plans may date from a time when the table was small; without sequential scans they always
 * use indexes.
 */
const quick = 'LANGUAGE plpgsql SET enable_seqscan = off';

/** Definition of the function that counts the purchases of customers. */
export const countPurchases = (total: string): string => `
  FUNCTION count_purchases(people integer[]) RETURNS void ${quick} AS $$
  BEGIN
    IF people IS NULL THEN RETURN; END IF;
    PERFORM FROM customer_purchases p WHERE p.customer_id = ANY (people)
    ORDER BY p.customer_id FOR UPDATE;
    UPDATE customer_purchases p
    SET orders = n.orders, last_order_at = n.last_order_at, spent = n.spent, worth = n.worth
    FROM (
      SELECT c.id, b.* FROM customers c CROSS JOIN LATERAL (${bought(total)}) b WHERE c.id = ANY (people)
    ) n
    WHERE p.customer_id = n.id AND (p.orders, p.last_order_at, p.spent, p.worth)
      IS DISTINCT FROM (n.orders, n.last_order_at, n.spent, n.worth);
  END $$;
`;

/** Customers of these orders, including accounts whose address matches a guest order. */
const buyersOf = (rows: string): string => `
  SELECT r.customer_id AS id FROM ${rows} r WHERE r.customer_id IS NOT NULL AND r.parent IS NULL
  UNION SELECT c.id FROM ${rows} r JOIN customers c ON c.email = lower(r.email)
  WHERE r.customer_id IS NULL AND r.parent IS NULL`;

export const countedColumns = ['customer_id', 'email', 'total', 'currency', 'created_at'];
/** Compared columns: most changes of an order do not affect purchases. */
const named = (side: string, counted: readonly string[]): string =>
  [
    ...counted.map((name) => `${side}.${name}`),
    ...[`${side}.status IN ${unsold}`, `${side}.deleted_at IS NULL`],
  ].join(', ');
/** Old or new rows of an update that differ in a compared column. */
const differing = (side: 'o' | 'n', counted: readonly string[]): string => `(
    SELECT ${side}.* FROM earlier o
    JOIN later n ON n.division_id = o.division_id AND n.order_id = o.order_id
    WHERE (${named('o', counted)}) IS DISTINCT FROM (${named('n', counted)})
  )`;

const count = (people: string): string =>
  `PERFORM count_purchases((SELECT array_agg(id) FROM (${people}) people));`;

/** Definition of the trigger function for changed orders. */
export function ordersChanged(counted: readonly string[]): string {
  const [before, after] = [differing('o', counted), differing('n', counted)].map(buyersOf);
  const change = count(`${String(before)} UNION ${String(after)}`);
  return `FUNCTION orders_changed() RETURNS trigger ${quick} AS $$
  BEGIN ${change} RETURN NULL; END $$;`;
}

const ofOrders = `
  CREATE FUNCTION orders_placed() RETURNS trigger ${quick} AS $$
  BEGIN ${count(buyersOf('later'))} RETURN NULL; END $$;
  CREATE TRIGGER orders_placed AFTER INSERT ON orders
    REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION orders_placed();

  CREATE ${ordersChanged(countedColumns)}
  CREATE TRIGGER orders_changed AFTER UPDATE ON orders
    REFERENCING OLD TABLE AS earlier NEW TABLE AS later
    FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();

  CREATE FUNCTION orders_removed() RETURNS trigger ${quick} AS $$
  BEGIN ${count(buyersOf('earlier'))} RETURN NULL; END $$;
  CREATE TRIGGER orders_removed AFTER DELETE ON orders
    REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION orders_removed();
`;

const ofCustomers = `
  CREATE FUNCTION customers_added() RETURNS trigger ${quick} AS $$
  BEGIN
    INSERT INTO customer_purchases (customer_id) SELECT id FROM later ORDER BY id;
    ${count('SELECT id FROM later')}
    RETURN NULL;
  END $$;
  CREATE TRIGGER customers_added AFTER INSERT ON customers
    REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION customers_added();

  CREATE FUNCTION customers_changed() RETURNS trigger ${quick} AS $$
  BEGIN
    ${count(`SELECT n.id FROM earlier o JOIN later n ON n.id = o.id
      WHERE (o.email, o.verified) IS DISTINCT FROM (n.email, n.verified)`)}
    RETURN NULL;
  END $$;
  CREATE TRIGGER customers_changed AFTER UPDATE ON customers
    REFERENCING OLD TABLE AS earlier NEW TABLE AS later
    FOR EACH STATEMENT EXECUTE FUNCTION customers_changed();

  CREATE FUNCTION customers_removed() RETURNS trigger ${quick} AS $$
  BEGIN
    DELETE FROM customer_purchases p USING earlier o WHERE p.customer_id = o.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER customers_removed AFTER DELETE ON customers
    REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION customers_removed();
`;

export class CustomerPurchases0000000000097 implements MigrationInterface {
  readonly name = 'CustomerPurchases0000000000097';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`${table} CREATE ${countPurchases('o.total')}`);
    await queryRunner.query(`
      INSERT INTO customer_purchases (customer_id) SELECT id FROM customers;
      SELECT count_purchases((SELECT array_agg(id) FROM customers));
    `);
    await queryRunner.query(ofOrders + ofCustomers);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
