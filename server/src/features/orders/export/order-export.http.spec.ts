import type { Store } from '@selvedge/shared/stores/contract';
import { parse } from 'csv-parse/sync';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { addTees, address, openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { placeAlike } from '../many-orders.testing.js';

type Line = Readonly<Record<string, string>>;

describe('the order export', () => {
  let app: TestApp;
  let shop: Store;
  let owner: Browser;
  let staff: Browser;
  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });

  const own = (query = '') => `/omnis/v3/divisions/${shop.division}/orders/export/${query}`;
  const all = (query: string) => `/omnis/v3/atlas/orders/export/${query}`;

  async function linesOf(by: Browser, path: string): Promise<readonly Line[]> {
    const answer = await by.get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(answer.headers['content-disposition']).toContain('orders.csv');
    // With `columns`, csv-parse returns an object of strings per record.
    return parse(answer.text, { columns: true, bom: true }) as readonly Line[];
  }

  it('has a row per item, only for orders of the store', async () => {
    const order = await placeOrder(app.visitor(shop.code), shop);
    const other = await openTeeShop(app);
    await placeOrder(app.visitor(other.code), other);
    const [line, ...more] = await linesOf(owner, own());
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      order: String(order.orderId),
      store: shop.name,
      item: 'Wave tee',
      colour: 'Navy',
      size: 'M',
      quantity: '2',
      currency: 'GBP',
    });
    const listed = (await owner.get(own().replace('export/', ''))).body.data[0];
    expect(line?.['order_total']).toBe((listed.total / 100).toFixed(2));
    expect(line?.['customer']).toBe(listed.customerName);
  });

  it('contains the same orders as the list, in the same order', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { orderId } = await placeOrder(app.visitor(shop.code), shop);
      placed.push(String(orderId));
    }
    const ids = async (query: string) =>
      (await linesOf(owner, own(query))).map((line) => line['order']);
    expect(await ids('')).toEqual(placed.toReversed());
    expect(await ids('?sort=oldest')).toEqual(placed);
    expect(await ids(`?searchTerm=${placed[1] ?? ''}`)).toEqual([placed[1]]);
    expect(await ids('?placedFrom=2100-01-01T00:00:00Z')).toEqual([]);
  });

  it('continues after the first fifty orders', async () => {
    await placeAlike(app, shop, 53);
    const lines = await linesOf(staff, all(`?division=${shop.division}&sort=oldest`));
    const ids = lines.map((line) => Number(line['order']));
    expect(new Set(ids).size).toBe(53);
    expect(ids).toEqual(ids.toSorted((one, next) => one - next));
  });

  it('escapes cells that a spreadsheet would evaluate', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const name = '=HYPERLINK("https://evil.example")';
    await placeOrder(visitor, shop, {
      shippingAddress: { ...address, fullName: name, line1: '+44' },
    });
    const [line] = await linesOf(owner, own());
    expect([line?.['shipping_name'], line?.['shipping_line1']]).toEqual([`'${name}`, `'+44`]);
  });

  it('is refused to visitors and to owners of other stores', async () => {
    expect((await app.visitor(shop.code).get(own())).status).toBe(401);
    const other = await openTeeShop(app);
    const stranger = await app.signInOwner(other);
    expect((await stranger.get(own())).status).toBe(403);
    expect((await owner.get(all(''))).status).not.toBe(200);
  });

  it.each(['?sort=cheapest', '?status=lost', '?placedFrom=yesterday'])(
    'rejects %s before it sends any data',
    async (query) => {
      expect((await owner.get(own(query))).status).toBe(422);
    },
  );
});
