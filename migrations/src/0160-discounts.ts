import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discounts with their single-use codes, their use by orders, and the coupon of each order. */
export class Discounts0000000000160 implements MigrationInterface {
  readonly name = 'Discounts0000000000160';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN coupon text,
        ADD COLUMN holds_discount boolean NOT NULL DEFAULT false;
      CREATE INDEX orders_holding_discount ON orders (created_at)
        WHERE holds_discount AND stage = 0 AND deleted_at IS NULL;
      CREATE INDEX orders_by_email ON orders (division_id, lower(email));

      CREATE TABLE discounts (
        division_id integer NOT NULL,
        uuid uuid NOT NULL,
        title text NOT NULL,
        method text NOT NULL,
        code text,
        terms jsonb NOT NULL,
        is_paused boolean NOT NULL,
        issued integer NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (division_id, uuid)
      );
      CREATE INDEX discounts_newest ON discounts (division_id, created_at DESC, uuid);
      CREATE INDEX discounts_automatic ON discounts (division_id) WHERE method = 'automatic';

      CREATE TABLE discount_codes (
        division_id integer NOT NULL,
        discount_id uuid NOT NULL,
        code text NOT NULL,
        PRIMARY KEY (division_id, discount_id, code)
      );
      CREATE UNIQUE INDEX discount_codes_code ON discount_codes (division_id, code);

      CREATE TABLE discount_counters (
        division_id integer NOT NULL,
        name text NOT NULL,
        used integer NOT NULL,
        PRIMARY KEY (division_id, name)
      );

      CREATE TABLE discount_uses (
        division_id integer NOT NULL,
        discount_id uuid NOT NULL,
        order_id integer NOT NULL,
        amount bigint NOT NULL,
        exchange_rate double precision NOT NULL,
        counters text[] NOT NULL,
        PRIMARY KEY (division_id, discount_id, order_id)
      );
      CREATE INDEX discount_uses_of_order ON discount_uses (division_id, order_id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
