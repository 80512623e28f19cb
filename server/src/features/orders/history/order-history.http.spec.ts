import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

describe('the history of an order', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let order: PlacedOrder;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    order = await placeOrder(app.visitor(shop.code), shop);
    for (const status of ['paid', 'packing'])
      await staff.post(pathOf('status'), { status, paidReason: 'Bank transfer' });
  });
  afterAll(() => app.close());

  function pathOf(what: string): string {
    return `/omnis/v3/atlas/orders/${order.orderId}/${what}/`;
  }

  async function entries(): Promise<readonly OrderHistoryEntry[]> {
    return (await staff.get(pathOf('history'))).body.entries;
  }

  it('EVT-001 EVT-006 lists events with description, actor and correlation', async () => {
    const { status, body } = await staff.get(pathOf('history'));
    expect(status).toBe(200);
    expect(body.entries).toEqual([
      expect.objectContaining({
        description: 'Placed with 2 items for £51.95',
        actor: 'visitor',
        user: null,
      }),
      expect.objectContaining({
        type: 'OrderMarkedPaid',
        description: 'Marked as paid: Bank transfer',
        user: 'Robin Weaver',
      }),
      expect.objectContaining({
        description: 'Moved from To be paid to Paid',
        user: 'Robin Weaver',
      }),
      expect.objectContaining({
        type: 'OrderStatusChanged',
        description: 'Moved from Paid to Packing',
        user: 'Robin Weaver',
        actor: expect.stringMatching(/^staff:\d+$/),
        correlationId: expect.any(String),
        causationId: null,
      }),
    ]);
    const { cursor: _cursor, ...now } = (
      await staff.get(`/omnis/v3/atlas/orders/${order.orderId}/`)
    ).body;
    expect(body.order).toEqual(now);
  });

  it('restores the order as of a position', async () => {
    const [, , paid] = await entries();
    const { body } = await staff.get(`${pathOf('history')}?at=${String(paid?.position)}`);
    expect(body.entries).toHaveLength(3);
    expect(body.order).toMatchObject({ status: 'paid', percentComplete: 20 });
  });

  it('restores the order as of a time, and is empty before the order was placed', async () => {
    const [placed] = await entries();
    const placedAt = Date.parse(placed?.at ?? '');
    const asOf = async (time: number): Promise<{ order: object | null }> => {
      const at = new Date(time).toISOString();
      return (await staff.get(`${pathOf('history')}?at=${at}`)).body;
    };
    expect((await asOf(placedAt)).order).toMatchObject({ status: 'to_be_paid' });
    expect(await asOf(placedAt - 1)).toEqual({ entries: [], order: null });
  });

  it.each(['yesterday', '-1', '2026-01-31', '1e3'])('refuses ?at=%s', async (at) => {
    expect((await staff.get(`${pathOf('history')}?at=${at}`)).status).toBe(422);
  });

  it('is only for staff and for existing orders', async () => {
    expect((await app.visitor('atlas').get(pathOf('history'))).status).toBe(401);
    const stranger = await app.signInStaff(['stores']);
    expect((await stranger.get(pathOf('history'))).status).toBe(403);
    expect((await staff.get('/omnis/v3/atlas/orders/2147483647/history/')).status).toBe(404);
  });
});
