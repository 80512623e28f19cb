import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Read models of orders. `order_directory` finds the store of an order by its id or hash, which are
 * unique across all stores.
 */
const tables = `
  CREATE SEQUENCE order_id AS integer START 10001;

  CREATE TABLE order_directory (
    division_id integer NOT NULL,
    order_id integer NOT NULL UNIQUE,
    hash text NOT NULL UNIQUE,
    PRIMARY KEY (division_id, order_id)
  );

  CREATE TABLE orders (
    division_id integer NOT NULL,
    order_id integer NOT NULL,
    hash text NOT NULL,
    subject text NOT NULL,
    customer_id integer,
    flow text NOT NULL,
    status text NOT NULL,
    stage smallint NOT NULL,
    percent_complete smallint NOT NULL,
    fulfillment_factory text,
    items jsonb NOT NULL,
    quantity integer NOT NULL,
    image text,
    subtotal bigint NOT NULL,
    goods_tax bigint NOT NULL,
    shipping bigint NOT NULL,
    shipping_tax bigint NOT NULL,
    discount bigint NOT NULL,
    tax_discount bigint NOT NULL,
    total bigint NOT NULL,
    currency text NOT NULL,
    email text,
    customer_name text,
    shipping_address jsonb,
    billing_address jsonb,
    status_log jsonb NOT NULL,
    payment_attempts jsonb NOT NULL,
    payment_transaction text,
    open_attempt_at timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    changed_at timestamptz(3) NOT NULL,
    position bigint NOT NULL,
    PRIMARY KEY (division_id, order_id),
    UNIQUE (division_id, hash)
  );
  CREATE INDEX orders_by_status ON orders (division_id, flow, status, order_id DESC);
  CREATE INDEX orders_with_open_attempt ON orders (division_id, open_attempt_at)
    WHERE open_attempt_at IS NOT NULL;

  CREATE TABLE order_counts (
    division_id integer NOT NULL,
    flow text NOT NULL,
    status text NOT NULL,
    orders integer NOT NULL,
    PRIMARY KEY (division_id, flow, status)
  );
`;

export class Ordering0000000000005 implements MigrationInterface {
  readonly name = 'Ordering0000000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tables);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
