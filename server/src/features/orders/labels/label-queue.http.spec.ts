import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { LabelQueue } from '@selvedge/shared/orders/labels/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { placePaidOrder } from './paid-orders.testing.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('the print queue', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'labels-print']);
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  const paid = (): Promise<PlacedOrder> => placePaidOrder(app, staff, shop);

  async function queue(query: string): Promise<LabelQueue> {
    return (await staff.get(`${atlas}labels/?${query}`)).body;
  }

  it('lists unprinted labels by priority, in pages', async () => {
    const [order, second, third] = [await paid(), await paid(), await paid()];
    const unpaid = await placeOrder(app.visitor(shop.code), shop);
    await staff.post(`${atlas}${third.orderId}/priority/`, { priority: 'urgent' });
    const mine = [third.orderId, order.orderId, second.orderId];
    const first = await queue('perPage=100');
    const ids = first.data.map(({ id }) => id);
    expect(first).toMatchObject({ total: ids.length, next: null });
    expect(ids[0]).toBe(third.orderId);
    expect(ids.filter((id) => mine.includes(id))).toEqual(mine);
    expect(ids).not.toContain(unpaid.orderId);
    expect(first.data.at(-1)).toMatchObject({
      id: second.orderId,
      store: shop.name,
      status: 'paid',
      priority: 'normal',
      toPrint: 2,
    });
    const paged: number[] = [];
    for (let query: string | undefined = 'perPage=1'; query !== undefined;) {
      const { data, next } = await queue(query);
      paged.push(...data.map(({ id }) => id));
      query = next === null ? undefined : `perPage=1&after=${next}`;
    }
    expect(paged).toEqual(ids);

    await staff.post(`${atlas}${order.orderId}/labels/`, { counters: [1] });
    await staff.post(`${atlas}${third.orderId}/labels/`, {});
    await staff.post(`${atlas}${second.orderId}/status/`, {
      status: 'complete',
      paidReason: 'Bank transfer',
    });
    const { data, total } = await queue('perPage=100');
    const left = data.filter(({ id }) => mine.includes(id));
    expect(left).toMatchObject([{ id: order.orderId, status: 'label_printed', toPrint: 1 }]);
    expect(total).toBe(first.total - 2);
  });

  it.each([
    ['perPage=0', 422],
    ['perPage=101', 422],
    ['after=nowhere', 422],
  ])('rejects ?%s', async (query, status) => {
    expect((await staff.get(`${atlas}labels/?${query}`)).status).toBe(status);
  });
});
