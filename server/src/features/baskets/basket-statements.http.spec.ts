import { randomUUID } from 'node:crypto';
import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { poolSize } from '../../platform/database/data-source.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsAbout, statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../catalogue/offer.testing.js';
import { add, list, openEuroShop, itemInput } from './baskets.testing.js';
import { BasketQuantities } from '../../shop/baskets/basket-quantities.queries.js';

describe('database statements of the basket', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let shopper: Browser;
  const item = (changes: object = {}): object => itemInput(tee, changes);

  beforeAll(async () => {
    app = await startApp();
    shop = await openEuroShop(app);
    tee = await offer(app, shop, { currency: 'EUR' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    shopper = app.visitor(shop.code);
  });

  it('read a basket in one statement, whatever its size', async () => {
    const other = await offer(app, shop, { urlName: `other-${randomUUID()}` });
    await shopper.post(add, item());
    await shopper.post(add, item({ productId: other.uuid }));
    const statements = await statementsOf(app, async (headers) => {
      expect((await shopper.get(list, { headers })).body.quantity).toBe(2);
    });
    expect(statements).toHaveLength(1);
  });

  it('load a product once before it is added, and nothing after that', async () => {
    await shopper.post(add, item());
    const statements = await statementsOf(app, (headers) => shopper.post(add, item(), { headers }));
    const reads = statements.filter((statement) => statement.includes('JOIN products'));
    expect(reads).toHaveLength(1);
  });

  it('load the counts of concurrent page requests at once', async () => {
    const own = await openEuroShop(app);
    const hat = await offer(app, own, { currency: 'EUR' });
    await app.visitor(own.code).post(add, itemInput(hat, { quantity: 2 }));
    await app.visitor(own.code).post(add, itemInput(hat, { quantity: 5 }));
    const ids = await basketsOf(app, own);
    const counts = app.get(BasketQuantities);
    const read: number[] = [];
    const statements = await statementsAbout(app, own.division, async () => {
      const ownCounts = ids.map((id) => counts.of(own.division, id));
      // A basket of another shop counts as missing.
      read.push(...(await Promise.all([...ownCounts, counts.of(shop.division, ids[0] ?? '')])));
    });
    expect(read).toEqual([2, 5, 0]);
    expect(statements).toHaveLength(1);
  });

  it('do not wait for slow lists of the office', async () => {
    await shopper.get(list);
    const dataSource = app.get(DataSource);
    const taken = Array.from({ length: poolSize }, () => dataSource.createQueryRunner());
    await Promise.all(taken.map((runner) => runner.connect()));
    try {
      expect((await shopper.post(add, item())).status).toBe(200);
      expect((await shopper.get(list)).body.quantity).toBe(1);
    } finally {
      await Promise.all(taken.map((runner) => runner.release()));
    }
  });
});

/** Returns the ids of the baskets, the one with the fewest items first. */
async function basketsOf(app: TestApp, { division }: Store): Promise<readonly string[]> {
  const rows: readonly { readonly id: string }[] = await app
    .get(DataSource)
    .query(`SELECT id FROM baskets WHERE division_id = $1 ORDER BY items -> 0 -> 'quantity'`, [
      division,
    ]);
  return rows.map(({ id }) => id);
}
