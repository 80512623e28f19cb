import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder, AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';

const atlasOrders = '/omnis/v3/atlas/orders/';

describe('a deleted order', () => {
  let app: TestApp;
  let staff: Browser;
  let viewer: Browser;
  let shop: Store;
  let placed: readonly PlacedOrder[];

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    viewer = await app.signInStaff(['orders-view']);
    // Fetches a CSRF token for each session.
    for (const one of [staff, viewer]) await one.get('/omnis/v3/dashboard/secure/get/');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await openTeeShop(app);
    const visitor = app.visitor(shop.code);
    placed = [await placeOrder(visitor, shop), await placeOrder(visitor, shop)];
  });

  const nth = (index: number): number => placed[index]?.orderId ?? 0;
  const list = (query: string) => viewer.get(`${atlasOrders}?division=${shop.division}&${query}`);
  const idsIn = ({ body }: { body: { data: AtlasOrderRow[] } }): readonly number[] =>
    body.data.map(({ id }) => id);
  const move = (id: number, status: OrderStatus) =>
    staff.post(`${atlasOrders}${String(id)}/status/`, { status, paidReason: 'Bank transfer' });
  const remove = (browser: Browser, id: number) =>
    browser.send('delete', `${atlasOrders}${String(id)}/`, {});
  const shown = async (id: number): Promise<AtlasOrder> =>
    (await viewer.get(`${atlasOrders}${String(id)}/`)).body;

  it('leaves all lists and counts, and shows when it was deleted', async () => {
    expect((await shown(nth(0))).deletedAt).toBeNull();
    expect((await remove(staff, nth(0))).status).toBe(204);
    expect((await remove(staff, nth(0))).status).toBe(204);
    expect((await shown(nth(0))).deletedAt).toMatch(/^\d{4}-/);
    expect(idsIn(await list('perPage=10'))).toEqual([nth(1)]);
    expect((await list(`ids=${String(nth(0))}`)).body.data).toEqual([]);
    await until(async () => (await list('flow=normal')).body.counts.to_be_paid === 1);
    const { body } = await viewer.get(`${atlasOrders}${String(nth(0))}/history/`);
    const entries: readonly OrderHistoryEntry[] = body.entries;
    expect(entries.at(-1)).toMatchObject({ description: 'Deleted', user: 'Robin Weaver' });
  });

  it("leaves the customer's account page", async () => {
    const buyer = await app.signInCustomer(shop.code);
    const { orderId } = await placeOrder(buyer, shop);
    const shownTo = async () => screenIn(await buyer.get('/account/', asPage), 'account').orders;
    expect(await shownTo()).toHaveLength(1);
    await remove(staff, orderId);
    expect(await shownTo()).toEqual([]);
  });

  it('cannot be moved or paid', async () => {
    await remove(staff, nth(0));
    const moving = await move(nth(0), 'paid');
    expect(moving.status).toBe(409);
    expect(moving.body).toMatchObject({ message: 'This order was deleted' });
    const { hash } = await shown(nth(0));
    const pay = await app.visitor(shop.code).get(`/pay/${hash}/`);
    expect(pay.headers['location']).toBe(`/receipt/${hash}`);
    const receipt = await app.visitor(shop.code).get(`/omnis/v3/orders/${hash}/`);
    expect(receipt.body.deletedAt).toMatch(/^\d{4}-/);
  });

  it('must be unpaid, and the caller needs permission', async () => {
    await move(nth(0), 'paid');
    const refused = await remove(staff, nth(0));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Only an unpaid order can be deleted');
    expect((await remove(viewer, nth(1))).status).toBe(403);
    expect((await remove(staff, 2_000_000_000)).status).toBe(404);
  });
});
