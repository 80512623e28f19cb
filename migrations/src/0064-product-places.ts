import type { MigrationInterface, QueryRunner } from 'typeorm';

/** List of all products of a shop, next to those of its collections and creators. */
const everywhere = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * `product_places` contains each product once per list: of the whole shop, of its collections and
 * of its creator, with the sort columns. Each sort order has an index, so that the first page is
 * read from it however long the list is. `product_counts` contains the number of products per list
 * and filter option, for totals and filters. Triggers derive both from `products` and
 * `product_sales`, once per statement, so that a rebuild restores them. Appends of a store are
 * serial, but sales are written asynchronously. Triggers that copy sales to a new place therefore
 * lock them.
 */
const tables = `
  CREATE TABLE product_places (
    division_id integer NOT NULL,
    product uuid NOT NULL,
    place uuid NOT NULL,
    orders integer NOT NULL,
    position integer NOT NULL,
    id integer NOT NULL,
    selling_price integer NOT NULL,
    created_at timestamptz(3) NOT NULL,
    PRIMARY KEY (division_id, product, place)
  );
  CREATE INDEX product_places_bestsellers
    ON product_places (division_id, place, orders DESC, position, id);
  CREATE INDEX product_places_in_order ON product_places (division_id, place, position, id);
  CREATE INDEX product_places_newest
    ON product_places (division_id, place, created_at DESC, id DESC);
  CREATE INDEX product_places_cheapest
    ON product_places (division_id, place, selling_price, position, id);
  CREATE INDEX product_places_dearest
    ON product_places (division_id, place, selling_price DESC, position, id);
  COMMENT ON TABLE product_places IS 'Follows from products and product_sales.';

  CREATE TABLE product_counts (
    division_id integer NOT NULL,
    place uuid NOT NULL,
    choice text NOT NULL,
    gender text NOT NULL,
    products integer NOT NULL,
    PRIMARY KEY (division_id, place, choice, gender)
  ) WITH (fillfactor = 70);
  COMMENT ON TABLE product_counts IS 'Follows from products.';
`;

/** Places of the visible products among the rows. */
const placesOf = (rows: string): string => `
  SELECT r.division_id, r.uuid AS product, at.place, r.position, r.id, r.selling_price, r.created_at
  FROM ${rows} r CROSS JOIN LATERAL (
    SELECT DISTINCT unnest(r.collections || r.creator || ${everywhere}) AS place
  ) at
  WHERE r.shown AND at.place IS NOT NULL`;

/**
 * Counts of rows, multiplied by `worth`: 1 adds them, -1 subtracts them. An empty choice counts all
 * products of a place, an empty gender all products of the store.
 */
const countsOf = (rows: string, worth: number): string => `
  SELECT r.division_id, at.place, choice, r.gender, ${worth} AS worth
  FROM ${rows} r
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(r.collections || r.creator) AS place) at
  CROSS JOIN LATERAL unnest(r.choices || ''::text) choice
  WHERE r.shown AND at.place IS NOT NULL
  UNION ALL SELECT r.division_id, ${everywhere}, '', '', ${worth} FROM ${rows} r`;

const count = (counted: string): string => `
  INSERT INTO product_counts AS c (division_id, place, choice, gender, products)
  SELECT division_id, place, choice, gender, sum(worth) FROM (${counted}) counted
  GROUP BY 1, 2, 3, 4 HAVING sum(worth) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (division_id, place, choice, gender)
    DO UPDATE SET products = c.products + excluded.products`;

const place = (rows: string): string => `
  INSERT INTO product_places AS l (division_id, product, place, orders, position, id, selling_price, created_at)
  SELECT at.division_id, at.product, at.place, coalesce((
      SELECT s.orders FROM product_sales s
      WHERE s.division_id = at.division_id AND s.product = at.product
    ), 0), at.position, at.id, at.selling_price, at.created_at
  FROM (${placesOf(rows)}) at ORDER BY 1, 2, 3
  ON CONFLICT (division_id, product, place) DO UPDATE SET position = excluded.position,
    id = excluded.id, selling_price = excluded.selling_price, created_at = excluded.created_at
  WHERE (l.position, l.id, l.selling_price, l.created_at) IS DISTINCT FROM
    (excluded.position, excluded.id, excluded.selling_price, excluded.created_at)`;

/**
 * Locks the sales of products until their places exist. Sales are locked before places, in the same
 * order as a sale locks them, which avoids deadlocks.
 */
const holdSales = (rows: string): string => `
  PERFORM FROM product_sales s JOIN ${rows} r ON r.division_id = s.division_id AND r.uuid = s.product
  ORDER BY s.division_id, s.product FOR SHARE OF s`;

const keys = 'division_id = o.division_id AND n.uuid = o.uuid';
const counted = ['shown', 'gender', 'choices', 'collections', 'creator'];
const placed = ['shown', 'collections', 'creator', 'position', 'id', 'selling_price', 'created_at'];
/** Old or new rows of an update that differ in one of these columns. */
const differing = (side: 'o' | 'n', columns: readonly string[]): string => `(
    SELECT ${side}.* FROM earlier o JOIN later n ON n.${keys}
    WHERE (${columns.map((name) => `o.${name}`).join(', ')}) IS DISTINCT FROM
      (${columns.map((name) => `n.${name}`).join(', ')})
  )`;

/**
 * Cached plans may date from a time when the table was small; without sequential scans they always
 * use indexes.
 */
const trigger = 'RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off';

const triggers = `
  CREATE FUNCTION products_added() ${trigger} AS $$
  BEGIN
    ${count(countsOf('later', 1))};
    ${holdSales('later')};
    ${place('later')};
    RETURN NULL;
  END $$;
  CREATE TRIGGER products_added AFTER INSERT ON products
    REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION products_added();

  CREATE FUNCTION products_changed() ${trigger} AS $$
  BEGIN
    ${count(`${countsOf(differing('o', counted), -1)} UNION ALL ${countsOf(differing('n', counted), 1)}`)};
    ${holdSales(differing('n', placed))};
    DELETE FROM product_places l USING ${differing('n', placed)} n
    WHERE l.division_id = n.division_id AND l.product = n.uuid
      AND NOT coalesce(n.shown AND l.place = ANY (n.collections || n.creator || ${everywhere}), false);
    ${place(differing('n', placed))};
    RETURN NULL;
  END $$;
  CREATE TRIGGER products_changed AFTER UPDATE ON products
    REFERENCING OLD TABLE AS earlier NEW TABLE AS later
    FOR EACH STATEMENT EXECUTE FUNCTION products_changed();

  CREATE FUNCTION products_removed() ${trigger} AS $$
  BEGIN
    ${count(countsOf('earlier', -1))};
    DELETE FROM product_places l USING earlier o
    WHERE l.division_id = o.division_id AND l.product = o.uuid;
    RETURN NULL;
  END $$;
  CREATE TRIGGER products_removed AFTER DELETE ON products
    REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION products_removed();

  CREATE FUNCTION products_sold() ${trigger} AS $$
  BEGIN
    UPDATE product_places l SET orders = sold.orders FROM (
      SELECT at.division_id, at.product, at.place, s.orders
      FROM later s JOIN product_places at ON at.division_id = s.division_id AND at.product = s.product
      ORDER BY 1, 2, 3 FOR NO KEY UPDATE OF at
    ) sold
    WHERE l.division_id = sold.division_id AND l.product = sold.product AND l.place = sold.place;
    RETURN NULL;
  END $$;
  CREATE TRIGGER products_sold AFTER INSERT ON product_sales
    REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION products_sold();
  CREATE TRIGGER products_sold_again AFTER UPDATE ON product_sales
    REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION products_sold();

  CREATE FUNCTION products_unsold() ${trigger} AS $$
  BEGIN
    UPDATE product_places l SET orders = 0 FROM earlier s
    WHERE l.division_id = s.division_id AND l.product = s.product;
    RETURN NULL;
  END $$;
  CREATE TRIGGER products_unsold AFTER DELETE ON product_sales
    REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION products_unsold();
`;

/**
 * Indexes for the owner's product list: all products, visible or not, by sort order and by
 * trigrams. The time of the last save is a column, so that no list reads the log.
 */
const office = `
  ALTER TABLE products ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now();
  UPDATE products p SET updated_at = last.occurred_at FROM (
    SELECT division_id, stream_id, max(occurred_at) AS occurred_at FROM es_event
    WHERE stream_id LIKE 'product-%' GROUP BY 1, 2
  ) last
  WHERE last.division_id = p.division_id AND last.stream_id = 'product-' || p.uuid;
  CREATE INDEX products_listed ON products (division_id, position, id);
  CREATE INDEX products_by_name ON products (division_id, lower(product ->> 'name'), id);
  CREATE INDEX products_by_update ON products (division_id, updated_at, id);
  CREATE INDEX products_cheapest ON products (division_id, selling_price, id);
  CREATE INDEX products_dearest ON products (division_id, selling_price DESC, id);
  CREATE INDEX products_by_letters ON products USING gin (
    division_id, (product ->> 'name') gin_trgm_ops, (product ->> 'sku') gin_trgm_ops,
    url_name gin_trgm_ops, (product ->> 'tags') gin_trgm_ops
  ) WITH (gin_pending_list_limit = 128);
`;

/** Trigram indexes that find words similar to a misspelt one. */
const alike = `
  CREATE INDEX products_alike ON products USING gin (division_id, resembled gin_trgm_ops)
    WITH (gin_pending_list_limit = 128);
`;

export class ProductPlaces0000000000064 implements MigrationInterface {
  readonly name = 'ProductPlaces0000000000064';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(office + alike + tables);
    await queryRunner.query(`${place('products')}; ${count(countsOf('products', 1))};`);
    await queryRunner.query(triggers);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward.'));
  }
}
