import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrderRow, MovedOrders } from '@selvedge/shared/orders/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { placeAlike } from '../many-orders.testing.js';

const atlasOrders = '/omnis/v3/atlas/orders/';

describe('staff work on orders', () => {
  let app: TestApp;
  let staff: Browser;
  let viewer: Browser;
  let shop: Store;
  let placed: readonly PlacedOrder[];

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    viewer = await app.signInStaff(['orders-view']);
  });
  afterAll(() => app.close());

  /** Places this many orders in a new shop. */
  async function place(count: number): Promise<void> {
    shop = await openTeeShop(app);
    placed = await placeAlike(app, shop, count);
  }

  const ids = (): readonly number[] => placed.map(({ orderId }) => orderId);
  const nth = (index: number): number => ids()[index] ?? 0;
  const list = (query: string) => viewer.get(`${atlasOrders}?division=${shop.division}&${query}`);
  const idsIn = ({ body }: { body: { data: AtlasOrderRow[] } }): readonly number[] =>
    body.data.map(({ id }) => id);
  const move = (id: number, status: OrderStatus) =>
    staff.post(`${atlasOrders}${String(id)}/status/`, { status, paidReason: 'Bank transfer' });
  const press = (id: number, priority: string) =>
    staff.post(`${atlasOrders}${String(id)}/priority/`, { priority });

  /** Follows a list from page to page until its end. */
  async function pagesOf(query: string, perPage: number): Promise<readonly (readonly number[])[]> {
    const pages: (readonly number[])[] = [];
    let after = '';
    for (;;) {
      const answer = await list(`${query}&perPage=${String(perPage)}${after}`);
      expect(answer.status).toBe(200);
      pages.push(idsIn(answer));
      if (answer.body.next === null) return pages;
      after = `&after=${String(answer.body.next)}`;
    }
  }

  describe('a list', () => {
    beforeEach(() => place(5));

    it('ATL-012 sorts a stage by priority, then by age', async () => {
      await press(nth(3), 'urgent');
      await press(nth(1), 'high');
      await move(nth(2), 'paid');
      const pages = await pagesOf('flow=normal&stage=0&sort=due', 2);
      expect(pages).toEqual([
        [nth(3), nth(1)],
        [nth(0), nth(4)],
      ]);
      expect(idsIn(await list('flow=normal&stage=1&sort=due'))).toEqual([nth(2)]);
    });

    it('continues after its last order, whatever is placed or moved meanwhile', async () => {
      const { body } = await list('sort=newest&perPage=2');
      expect(idsIn({ body })).toEqual([nth(4), nth(3)]);
      await placeOrder(app.visitor(shop.code), shop);
      const rest = await list(`sort=newest&perPage=2&after=${String(body.next)}`);
      expect(idsIn(rest)).toEqual([nth(2), nth(1)]);
      expect(await pagesOf('sort=oldest', 3)).toMatchObject([[nth(0), nth(1), nth(2)], {}]);
    });

    it('sorts by the latest move and names who moved the order', async () => {
      await move(nth(1), 'paid');
      await move(nth(0), 'paid');
      const [first = [], ...others] = await pagesOf('sort=moved', 2);
      expect(first).toEqual([nth(0), nth(1)]);
      expect(others.flat()).toEqual([nth(4), nth(3), nth(2)]);
      const { body } = await list('sort=moved&perPage=3');
      const rows: readonly AtlasOrderRow[] = body.data;
      const by = rows.map(({ changedBy }) => changedBy);
      expect(by).toEqual(['Robin Weaver', 'Robin Weaver', null]);
    });

    it('hides from the owner who moved an order', async () => {
      await move(nth(0), 'paid');
      const owner = await app.signInOwner(shop);
      const { body } = await owner.get(`/omnis/v3/divisions/${shop.division}/orders/?sort=moved`);
      const [first]: readonly AtlasOrderRow[] = body.data;
      expect(first).toMatchObject({ id: nth(0), status: 'paid', changedBy: null });
    });

    it('ATL-012 filters by priority, ids, factory and order time', async () => {
      await press(nth(2), 'urgent');
      expect(idsIn(await list('priority=urgent'))).toEqual([nth(2)]);
      expect(idsIn(await list(`ids=${String(nth(0))},${String(nth(4))}`))).toEqual([
        nth(4),
        nth(0),
      ]);
      const one = `ids=${String(nth(0))}`;
      expect(idsIn(await list(`${one}&flow=paper`))).toEqual([]);
      expect(
        idsIn(await viewer.get(`${atlasOrders}?division=${shop.division + 1}&${one}`)),
      ).toEqual([]);
      expect(idsIn(await list('factory=paper'))).toEqual([]);
      const now = encodeURIComponent(new Date().toISOString());
      expect(idsIn(await list(`placedBefore=${now}`))).toHaveLength(5);
      expect(idsIn(await list(`placedFrom=${now}`))).toEqual([]);
    });

    it('keeps its status counts current', async () => {
      await move(nth(0), 'paid');
      await until(async () => (await list('flow=normal&stage=1')).body.counts.paid === 1);
      const { body } = await list('flow=normal&stage=0&perPage=1');
      expect(body).toMatchObject({ total: 4, counts: { to_be_paid: 4, paid: 1 } });
    });
  });

  it.each([
    'sort=dearest',
    'stage=-1',
    'stage=9',
    'priority=1',
    'ids=1,x',
    `ids=${Array.from({ length: 101 }, () => 1).join(',')}`,
    'placedFrom=yesterday',
    'after=nonsense',
    `sort=due&after=${Buffer.from('newest  5').toString('base64url')}`,
    `sort=moved&after=${Buffer.from('moved 2026-99-99T00:00:00.000Z 5').toString('base64url')}`,
  ])('a list refuses ?%s', async (query) => {
    expect((await viewer.get(`${atlasOrders}?${query}`)).status).toBe(422);
  });

  describe('several orders at once', () => {
    beforeEach(() => place(3));

    const moveAll = (browser: Browser, body: object) => browser.post(`${atlasOrders}status/`, body);

    it('ORD-037 are moved or refused individually', async () => {
      await move(nth(1), 'issue');
      const orders = [
        { id: nth(0), from: 'to_be_paid' },
        { id: nth(1), from: 'to_be_paid' },
        { id: 2_000_000_000 },
        { id: nth(2) },
      ];
      const { status, body } = await moveAll(staff, {
        status: 'paid',
        paidReason: 'Bank transfer',
        orders,
      });
      expect(status).toBe(200);
      const answer: MovedOrders = body;
      expect(answer.orders).toEqual([
        { id: nth(0), refusal: null, now: expect.objectContaining({ status: 'paid' }) },
        {
          id: nth(1),
          refusal: 'This order has been moved to Issue by Robin Weaver',
          now: expect.objectContaining({ status: 'issue', user: 'Robin Weaver' }),
        },
        { id: 2_000_000_000, refusal: 'We were unable to find this order', now: null },
        { id: nth(2), refusal: null, now: expect.objectContaining({ stage: 1 }) },
      ]);
      expect(idsIn(await list('flow=normal&stage=1&sort=due'))).toEqual([nth(0), nth(2)]);
    });

    it('are refused together if the request is invalid', async () => {
      const orders = Array.from({ length: 101 }, () => ({ id: nth(0) }));
      for (const body of [{ status: 'paid', orders }, { status: 'paid', orders: [] }, { orders }]) {
        expect((await moveAll(staff, body)).status).toBe(422);
      }
      expect((await moveAll(viewer, { status: 'paid', orders: [{ id: nth(0) }] })).status).toBe(
        403,
      );
    });
  });

  it('ORD-006 ORD-008 an order shows all factory data and its status', async () => {
    shop = await openTeeShop(app);
    placed = [await placeOrder(app.visitor(shop.code), shop)];
    await press(nth(0), 'high');
    const tracking = { carrier: 'dpd', code: 'TRACK1' };
    await staff.post(`${atlasOrders}${String(nth(0))}/tracking/`, tracking);
    const { body } = await viewer.get(`${atlasOrders}${String(nth(0))}/`);
    expect(body).toMatchObject({
      trackingCodes: [expect.objectContaining(tracking)],
      fulfillmentFactory: null,
      integrationType: 'shop',
      priority: 'high',
      reprintReasonId: null,
      deletedAt: null,
      orderStatus: { id: 2, code: 'to_be_paid', name: 'To be paid', color: '#8a6d1f' },
    });
  });

  describe('a priority', () => {
    beforeEach(() => place(1));

    it('is recorded in the history once', async () => {
      expect((await press(nth(0), 'urgent')).status).toBe(204);
      expect((await press(nth(0), 'urgent')).status).toBe(204);
      const { body } = await viewer.get(`${atlasOrders}${String(nth(0))}/history/`);
      const entries: readonly OrderHistoryEntry[] = body.entries;
      const descriptions = entries.map((entry) => entry.description);
      expect(
        descriptions.filter((description) => description === 'Priority set to urgent'),
      ).toHaveLength(1);
      expect(body.order).toMatchObject({ priority: 'urgent', status: 'to_be_paid' });
    });

    it('is refused if it is invalid, for an unknown order and to viewers', async () => {
      expect((await press(nth(0), 'now')).status).toBe(422);
      expect((await press(2_000_000_000, 'high')).status).toBe(404);
      const path = `${atlasOrders}${String(nth(0))}/priority/`;
      expect((await viewer.post(path, { priority: 'high' })).status).toBe(403);
    });
  });
});
