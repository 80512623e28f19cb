import { createHash } from 'node:crypto';

import { DataSource } from 'typeorm';

import { multiplyRows } from '../../platform/testing/many-rows.js';
import type { TestApp } from '../../platform/testing/start-app.js';

const firstId = 1_000_000_000;
/** Rows that fit into the statement timeout. */
const atOnce = 2_000;
const [digits, letters] = ['0123456789', 'ghijklmnop'];

/** Returns the word that is unique to the name of a copy. */
export function wordOfCopy(number: number): string {
  const hash = createHash('md5').update(String(number)).digest('hex').slice(0, 8);
  return hash.replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? digit);
}

const ownName = `p.product ->> 'name' || ' '
  || translate(left(md5(g::text), 8), '${digits}', '${letters}')`;

/**
 * Inserts copies of the last product of a store, in order, as `<url>-<number>`, each with its own
 * name and price, and older than the one before.
 */
export async function multiplyProducts(
  app: TestApp,
  division: number,
  count: number,
): Promise<void> {
  await multiplyRows(
    app,
    {
      table: 'products',
      from: `division_id = ${String(division)} ORDER BY position DESC, id DESC`,
      own: {
        uuid: 'gen_random_uuid()',
        id: `${String(firstId)} + g`,
        url_name: `p.url_name || '-' || g`,
        position: 'p.position + g',
        product: `jsonb_set(p.product, '{name}', to_jsonb(${ownName}))`,
        selling_price: 'p.selling_price + g % 50',
        created_at: `p.created_at - g * interval '1 minute'`,
        updated_at: `p.updated_at - g * interval '1 minute'`,
      },
    },
    count,
  );
  await app.get(DataSource).query('ANALYZE product_places, product_counts');
}

/** Marks two of three copies as sold, with varying and often equal counts. */
export async function sellCopies(app: TestApp, division: number, count: number): Promise<void> {
  for (let first = firstId; first <= firstId + count; first += atOnce) {
    await app.get(DataSource).query(
      `INSERT INTO product_sales SELECT division_id, uuid, 1 + id % 100 FROM products
       WHERE division_id = $1 AND id > $2 AND id <= $3 AND id % 3 > 0`,
      [division, first, first + atOnce],
    );
  }
  await app.get(DataSource).query('ANALYZE product_places, product_counts, product_sales');
}
