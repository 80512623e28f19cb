import { mostOrdersCounted, mostRowsBeforePage } from '@selvedge/shared/orders/order-sort';

import type { Browser } from '../../../platform/testing/browser.js';
import { freshDatabase, type FreshDatabase } from '../../../platform/testing/database.js';
import { multiplyRows } from '../../../platform/testing/many-rows.js';
import { stepOver } from '../../../platform/testing/plans.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { address, openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

/** Size of the grown store. */
const orders = 20_000;
/** Spells the number of a copy in letters, because digits would match order ids. */
const letters = `translate(g::text, '0123456789', 'abcdefghij')`;
/** Rows of a few list pages, independent of the store's size. */
const fewRows = 500;

describe('the order lists of a large store', () => {
  /** Own database, because the lists cover all stores. */
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
      // Must be unique: frequent names are found faster by scanning from the newest order.
      shippingAddress: { ...address, fullName: 'Quirina Vexley' },
    }));
    // Copies are older than their original.
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
    `searchTerm=${encodeURIComponent('мария')}`,
    `searchTerm=${encodeURIComponent('李')}`,
  ])('read no more rows than in a small store: ?%s', async (query) => {
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
  ])('read at most about a thousand rows to find and count matches: ?%s', async (query) => {
    const path = pathOf(`${query}&division=${String(division)}`);
    const step = await stepOver(app, mostOrdersCounted + fewRows, async (headers) => {
      expect((await staff.send('get', path, { headers })).status).toBe(200);
    });
    expect(step).toBeUndefined();
  });

  it('mark a total as a minimum if there are more orders than they count', async () => {
    const countOf = async (query: string) => {
      const { body } = await staff.get(pathOf(`${query}&division=${String(division)}`));
      return { total: body.total, atLeast: body.atLeast };
    };
    expect(await countOf('searchTerm=buyer')).toEqual({ total: mostOrdersCounted, atLeast: true });
    expect(await countOf('searchTerm=uirin')).toEqual({ total: 1, atLeast: false });
    // Totals by status come from a maintained count, which has no limit.
    expect((await countOf('')).atLeast).toBe(false);
  });

  it('match one or two letters only at the start of a word', async () => {
    const found = async (term: string) => {
      const { body } = await staff.get(
        pathOf(`division=${String(division)}&searchTerm=${encodeURIComponent(term)}`),
      );
      return body.data.map(({ id }: { id: number }) => id);
    };
    for (const term of ['Lo', 've', 'Q', 'QÜÏRĪ', 'vexley love'])
      expect(await found(term)).toContain(orderId);
    expect(await found('ov')).not.toContain(orderId);
  });

  it('read no more rows after a cursor than at the beginning', async () => {
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

  it('skip at most 2,000 rows for a page requested by number', async () => {
    const last = pathOf(`division=${String(division)}&page=41`);
    const step = await stepOver(app, mostRowsBeforePage + fewRows, async (headers) => {
      const { body } = await staff.send('get', last, { headers });
      expect(body).toMatchObject({ data: { length: 50 }, next: expect.any(String) });
    });
    expect(step).toBeUndefined();
    const { status, body } = await staff.get(pathOf('page=42'));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['page']]);
  });

  it('find an order by part of a name or address, by id and by hash, without scanning', async () => {
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
