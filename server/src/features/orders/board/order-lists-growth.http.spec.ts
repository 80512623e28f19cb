import { DataSource } from 'typeorm';

import type { Browser } from '../../../platform/testing/browser.js';
import { multiplyRows } from '../../../platform/testing/many-rows.js';
import { stepOver } from '../../../platform/testing/plans.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

/** Of a store that has grown. */
const orders = 20_000;
/** Of the number of a copy: an order is looked for by its id. */
const letters = `translate(g::text, '0123456789', 'abcdefghij')`;
/** A few pages of a list, whatever the size of the store. */
const fewRows = 500;

describe('the lists of orders of a large store', () => {
  let app: TestApp;
  let staff: Browser;
  let division: number;
  let orderId: number;
  let orderHash: string;

  beforeAll(async () => {
    app = await startApp();
    const shop = await openTeeShop(app);
    division = shop.division;
    staff = await app.signInStaff(['orders-view']);
    ({ orderId, orderHash } = await placeOrder(app.visitor(shop.code), shop, {
      email: 'lovelace@example.test',
    }));
    // Older than all others of this database, whose lists they stay out of.
    const older = `- g * interval '1 minute' - interval '1 year'`;
    await multiplyRows(
      app,
      {
        table: 'orders',
        from: `division_id = ${String(division)}`,
        own: {
          ...{ order_id: '-g', hash: `'copy-' || g`, customer_name: `'Buyer ' || ${letters}` },
          email: `'buyer-' || ${letters} || '@example.test'`,
          ...{ created_at: `p.created_at ${older}`, changed_at: `p.changed_at ${older}` },
        },
      },
      orders,
    );
  }, 60_000);
  afterAll(async () => {
    await app.get(DataSource).query('DELETE FROM orders WHERE order_id < 0');
    await app.close();
  });

  const pathOf = (query: string): string => `/omnis/v3/atlas/orders/?perPage=50&${query}`;

  it.each(['', 'sort=oldest', 'sort=due', 'sort=moved', 'flow=normal', 'searchTerm=nobody-at-all'])(
    'reads no more than a small one has: ?%s',
    async (query) => {
      for (const path of [pathOf(query), pathOf(`${query}&division=${String(division)}`)]) {
        const step = await stepOver(app, fewRows, async (headers) => {
          expect((await staff.send('get', path, { headers })).status).toBe(200);
        });
        expect(step).toBeUndefined();
      }
    },
  );

  it('reads no more to go on from a place than from the beginning', async () => {
    const key = { newest: '', moved: new Date().toISOString() };
    for (const [sort, first] of Object.entries(key)) {
      const after = Buffer.from(`${sort} ${first} ${String(orderId)}`).toString('base64url');
      const path = pathOf(`division=${String(division)}&sort=${sort}&after=${after}`);
      const step = await stepOver(app, fewRows, async (headers) => {
        const { body } = await staff.send('get', path, { headers });
        expect(body).toMatchObject({ data: { length: 50 }, next: expect.any(String) });
      });
      expect(step).toBeUndefined();
    }
  });

  it('finds one by any part of a name or address, by id and by hash, without reading the others', async () => {
    for (const term of ['ovelac', 'da pal', String(orderId), orderHash]) {
      const path = pathOf(`division=${String(division)}&searchTerm=${encodeURIComponent(term)}`);
      const step = await stepOver(app, fewRows, async (headers) => {
        const { body } = await staff.send('get', path, { headers });
        expect(body).toMatchObject({ data: [{ id: orderId }], total: 1 });
      });
      expect(step).toBeUndefined();
    }
  });
});
