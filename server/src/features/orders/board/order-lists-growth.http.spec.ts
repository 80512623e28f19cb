import { mostOrdersCounted, mostRowsBeforePage } from '@selvedge/shared/orders/order-sort';

import type { Browser } from '../../../platform/testing/browser.js';
import { freshDatabase, type FreshDatabase } from '../../../platform/testing/database.js';
import { multiplyRows } from '../../../platform/testing/many-rows.js';
import { stepOver } from '../../../platform/testing/plans.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { address, openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

/** Of a store that has grown. */
const orders = 20_000;
/** Of the number of a copy: an order is looked for by its id. */
const letters = `translate(g::text, '0123456789', 'abcdefghij')`;
/** A few pages of a list, whatever the size of the store. */
const fewRows = 500;

describe('the lists of orders of a large store', () => {
  /** The lists are of all stores, so that this one has a database of its own. */
  let database: FreshDatabase;
  let app: TestApp;
  let staff: Browser;
  let division: number;
  let orderId: number;
  let orderHash: string;

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startApp({ DATABASE_URL: database.url });
    const shop = await openTeeShop(app);
    division = shop.division;
    staff = await app.signInStaff(['orders-view']);
    ({ orderId, orderHash } = await placeOrder(app.visitor(shop.code), shop, {
      email: 'lovelace@example.test',
      // No other's: what many have is sooner found from the newest order on.
      shippingAddress: { ...address, fullName: 'Quirina Vexley' },
    }));
    // Older than the one that they are copies of.
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
    await app.close();
    await database.drop();
  });

  const pathOf = (query: string): string => `/omnis/v3/atlas/orders/?perPage=50&${query}`;

  it.each([
    '',
    'late=yes',
    'late=yes&sort=due',
    'sort=oldest',
    'sort=due',
    'sort=moved',
    'flow=normal',
    'searchTerm=nobody-at-all',
  ])('reads no more than a small one has: ?%s', async (query) => {
    for (const path of [pathOf(query), pathOf(`${query}&division=${String(division)}`)]) {
      const step = await stepOver(app, fewRows, async (headers) => {
        expect((await staff.send('get', path, { headers })).status).toBe(200);
      });
      expect(step).toBeUndefined();
    }
  });

  it.each([
    'searchTerm=b',
    'searchTerm=zz',
    'searchTerm=buyer',
    'priority=normal',
    'priority=urgent',
    'priority=normal&sort=due',
    'placedFrom=2020-01-01T00:00:00.000Z&sort=oldest',
    `placedFrom=${new Date(Date.now() - 60 * 60 * 1_000).toISOString()}&sort=due`,
    `placedBefore=${new Date(Date.now() - 370 * 24 * 60 * 60 * 1_000).toISOString()}`,
    'flow=normal&status=to_be_paid',
    'flow=normal&stage=0&sort=moved',
    'flow=paper&stage=5&sort=moved',
  ])('looks for what fits, and counts it, among a thousand at most: ?%s', async (query) => {
    const path = pathOf(`${query}&division=${String(division)}`);
    const step = await stepOver(app, mostOrdersCounted + fewRows, async (headers) => {
      expect((await staff.send('get', path, { headers })).status).toBe(200);
    });
    expect(step).toBeUndefined();
  });

  it('says where there are more than it counts, and how many where it has counted them', async () => {
    const countOf = async (query: string) => {
      const { body } = await staff.get(pathOf(`${query}&division=${String(division)}`));
      return { total: body.total, atLeast: body.atLeast };
    };
    expect(await countOf('searchTerm=buyer')).toEqual({ total: mostOrdersCounted, atLeast: true });
    expect(await countOf('searchTerm=uirin')).toEqual({ total: 1, atLeast: false });
    // What comes in is counted as it comes, whatever the number.
    expect((await countOf('')).atLeast).toBe(false);
  });

  it('finds by one or two letters what has a word that begins with them', async () => {
    const found = async (term: string) => {
      const { body } = await staff.get(
        pathOf(`division=${String(division)}&searchTerm=${encodeURIComponent(term)}`),
      );
      return body.data.map(({ id }: { id: number }) => id);
    };
    for (const term of ['Lo', 've', 'Q']) expect(await found(term)).toContain(orderId);
    expect(await found('ov')).not.toContain(orderId);
  });

  it('reads no more to go on from a place than from the beginning', async () => {
    const now = new Date().toISOString();
    const key = { newest: now, moved: now, due: '2@2000-01-01T00:00:00.000Z' };
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

  it('walks past no more than 2,000 for a page that is asked for by its number', async () => {
    const last = pathOf(`division=${String(division)}&page=41`);
    const step = await stepOver(app, mostRowsBeforePage + fewRows, async (headers) => {
      const { body } = await staff.send('get', last, { headers });
      expect(body).toMatchObject({ data: { length: 50 }, next: expect.any(String) });
    });
    expect(step).toBeUndefined();
    const { status, body } = await staff.get(pathOf('page=42'));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['page']]);
  });

  it('finds one by any part of a name or address, by id and by hash, without reading the others', async () => {
    for (const term of ['ovelac', 'na vex', String(orderId), orderHash]) {
      const path = pathOf(`division=${String(division)}&searchTerm=${encodeURIComponent(term)}`);
      const step = await stepOver(app, fewRows, async (headers) => {
        const { body } = await staff.send('get', path, { headers });
        expect(body).toMatchObject({ data: [{ id: orderId }], total: 1 });
      });
      expect(step).toBeUndefined();
    }
  });
});
