import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { colour } from '../products/product.testing.js';
import { offer } from './offer.testing.js';

const red = colour('Red', '#d02020', 'RED');
const everywhere = '00000000-0000-0000-0000-000000000000';

describe('the stored places and counts of products', () => {
  let app: TestApp;
  let division: number;
  const [tee, cap] = [randomUUID(), randomUUID()];
  const [sea, land, ines] = [randomUUID(), randomUUID(), randomUUID()];

  beforeAll(async () => {
    app = await startApp();
    ({ division } = await app.openStore());
    await save(tee, { collections: [sea, land], creator: ines });
    await save(cap, { urlName: 'cap', position: 3, collections: [sea] });
  });
  afterAll(() => app.close());

  const save = (uuid: string, changes: Partial<Product>): Promise<Product> =>
    offer(app, { division }, { uuid, ...changes });
  const query = <Row>(sql: string): Promise<Row[]> =>
    app.get(DataSource).query<Row[]>(sql, [division]);
  const sell = (product: string, orders: number): Promise<unknown> =>
    query(`INSERT INTO product_sales VALUES ($1, '${product}', ${String(orders)})
      ON CONFLICT (division_id, product) DO UPDATE SET orders = excluded.orders`);

  /** Computes the expected places from the rows of the projections. */
  const places = `SELECT p.uuid AS product, place, coalesce(s.orders, 0) AS orders, p.position, p.id,
      p.selling_price, p.created_at
    FROM products p LEFT JOIN product_sales s ON s.division_id = p.division_id AND s.product = p.uuid
    CROSS JOIN LATERAL unnest(p.collections || p.creator || '${everywhere}'::uuid) place
    WHERE p.division_id = $1 AND p.shown AND place IS NOT NULL ORDER BY 1, 2`;
  const stored = `SELECT product, place, orders, position, id, selling_price, created_at
    FROM product_places WHERE division_id = $1 ORDER BY 1, 2`;
  const counts = `SELECT place, choice, p.gender, count(*)::integer AS products
    FROM products p CROSS JOIN LATERAL unnest(p.collections || p.creator) place
    CROSS JOIN LATERAL unnest(p.choices || ''::text) choice
    WHERE p.division_id = $1 AND p.shown AND place IS NOT NULL GROUP BY 1, 2, 3
    UNION ALL SELECT '${everywhere}', '', gender, count(*)::integer FROM products
    WHERE division_id = $1 AND shown GROUP BY gender
    UNION ALL SELECT '${everywhere}', '', '', count(*)::integer FROM products WHERE division_id = $1
    HAVING count(*) > 0 ORDER BY 1, 2, 3`;
  const counted = `SELECT place, choice, gender, products FROM product_counts
    WHERE division_id = $1 AND products <> 0 ORDER BY 1, 2, 3`;

  it.each<[string, () => Promise<unknown>]>([
    ['were saved', () => Promise.resolve()],
    ['are sold for the first time', () => sell(tee, 1)],
    ['are sold again', () => sell(tee, 5)],
    ['leave a collection and its creator', () => save(tee, { collections: [land], creator: null })],
    ['come to one, sold before', () => save(tee, { collections: [land, sea], creator: ines })],
    [
      'come in other colours',
      () => save(tee, { collections: [land, sea], colours: [red], defaultColour: 'Red' }),
    ],
    ['are for somebody else', () => save(tee, { gender: 'kids', collections: [land, sea] })],
    [
      'cost less, elsewhere in the shop',
      () => save(cap, { ...{ urlName: 'cap', position: 9 }, salePrice: 900 }),
    ],
    ['are no longer shown', () => save(tee, { enabled: false, collections: [land] })],
    ['are shown again', () => save(tee, { collections: [land] })],
    [
      'have no sales, which are counted anew',
      () => query('DELETE FROM product_sales WHERE division_id = $1'),
    ],
    [
      'go, as they do when they are folded anew',
      () => query('DELETE FROM products WHERE division_id = $1'),
    ],
  ])('match the rows after products %s', async (_what, happen) => {
    await happen();
    expect(await query(stored)).toEqual(await query(places));
    expect(await query(counted)).toEqual(await query(counts));
  });
});
