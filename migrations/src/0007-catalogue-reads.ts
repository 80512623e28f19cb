import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns and indexes for catalogue queries. The statement fills what it can from existing rows; a
 * rebuild of the projection `products` fills the rest. GIN indexes need btree_gin to include the
 * division.
 */
const products = `
  CREATE EXTENSION IF NOT EXISTS btree_gin;

  ALTER TABLE products
    ADD COLUMN shown boolean NOT NULL DEFAULT false,
    ADD COLUMN gender text NOT NULL DEFAULT 'unisex',
    ADD COLUMN collections uuid[] NOT NULL DEFAULT '{}',
    ADD COLUMN creator uuid,
    ADD COLUMN skus text[] NOT NULL DEFAULT '{}',
    ADD COLUMN choices text[] NOT NULL DEFAULT '{}',
    ADD COLUMN selling_price integer NOT NULL DEFAULT 0,
    ADD COLUMN created_by text NOT NULL DEFAULT 'system',
    ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now(),
    ADD COLUMN review_count integer NOT NULL DEFAULT 0,
    ADD COLUMN rating_sum integer NOT NULL DEFAULT 0;

  UPDATE products SET
    shown = enabled,
    gender = coalesce(product ->> 'gender', 'unisex'),
    selling_price = coalesce(product ->> 'salePrice', product ->> 'price')::integer,
    skus = ARRAY(SELECT jsonb_path_query(product, '$.colours[*].sizes[*].sku') #>> '{}');

  DROP INDEX products_grid;
  CREATE INDEX products_grid ON products (division_id, position, id) WHERE shown;
  CREATE INDEX products_newest ON products (division_id, created_at DESC, id DESC) WHERE shown;
  CREATE INDEX products_by_price ON products (division_id, selling_price) WHERE shown;
  CREATE INDEX products_by_creator ON products (division_id, creator) WHERE creator IS NOT NULL;
  CREATE INDEX products_by_own_sku ON products (division_id, (product ->> 'sku'));
  CREATE INDEX products_in_collections ON products USING gin (division_id, collections);
  CREATE INDEX products_by_sku ON products USING gin (division_id, skus);
  CREATE INDEX products_by_choice ON products USING gin (division_id, choices);
`;

const around = `
  CREATE SEQUENCE collection_id AS integer;
  CREATE TABLE collections (
    division_id integer NOT NULL,
    uuid uuid NOT NULL,
    id integer NOT NULL,
    url_name text NOT NULL,
    enabled boolean NOT NULL,
    position integer NOT NULL,
    product_order uuid[] NOT NULL,
    collection jsonb NOT NULL,
    PRIMARY KEY (division_id, uuid),
    CONSTRAINT collections_url_name UNIQUE (division_id, url_name),
    CONSTRAINT collections_id UNIQUE (division_id, id)
  );

  CREATE SEQUENCE creator_id AS integer;
  CREATE TABLE creators (
    division_id integer NOT NULL,
    uuid uuid NOT NULL,
    id integer NOT NULL,
    url_name text NOT NULL,
    name text NOT NULL,
    creator jsonb NOT NULL,
    PRIMARY KEY (division_id, uuid),
    CONSTRAINT creators_url_name UNIQUE (division_id, url_name),
    CONSTRAINT creators_id UNIQUE (division_id, id)
  );

  CREATE TABLE reviews (
    division_id integer NOT NULL,
    uuid uuid NOT NULL,
    product uuid NOT NULL,
    date timestamptz(3) NOT NULL,
    review jsonb NOT NULL,
    PRIMARY KEY (division_id, uuid)
  );
  CREATE INDEX reviews_of_product ON reviews (division_id, product, date DESC);

  CREATE TABLE product_sales (
    division_id integer NOT NULL,
    product uuid NOT NULL,
    orders integer NOT NULL,
    PRIMARY KEY (division_id, product)
  );
`;

export class CatalogueReads0000000000007 implements MigrationInterface {
  readonly name = 'CatalogueReads0000000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(products);
    await queryRunner.query(around);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
