import type { TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { useScreens } from '../../../platform/live/live-screens.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

const slots = '/omnis/v3/atlas/slots/';

describe('the slot list', () => {
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'labels-print']);
  });
  afterAll(() => app.close());

  const screenOf = useScreens(() => app);
  const list = async (term: string): Promise<TakenSlots> =>
    (await staff.get(`${slots}?searchTerm=${encodeURIComponent(term)}`)).body;
  const pathOf = (id: number) => `/omnis/v3/atlas/orders/${String(id)}/items/1/pigeonhole/`;

  async function put(): Promise<{ readonly orderId: number; readonly code: string }> {
    const { orderId } = await placeOrder(app.visitor(shop.code), shop);
    await staff.post(`/omnis/v3/atlas/orders/${String(orderId)}/status/`, {
      status: 'paid',
      paidReason: 'Bank transfer',
    });
    const code = `T-${String(orderId)}`;
    await staff.send('put', pathOf(orderId), { body: { code } });
    return { orderId, code };
  }

  it('shows the order of each slot, its pieces and since when', async () => {
    const before = new Date().toISOString();
    const { orderId, code } = await put();
    const [slot, ...others] = (await list(code.toLowerCase())).slots;
    expect(others).toEqual([]);
    expect(slot).toMatchObject({
      ...{ code, orderId, division: shop.division, store: shop.name },
      ...{ status: 'paid', flow: 'normal', priority: 'normal' },
    });
    expect([slot?.piecesIn, (slot?.since ?? '') >= before]).toEqual([slot?.pieces, true]);
    expect((await list(`#${String(orderId)}`)).slots).toMatchObject([{ code }]);
    await staff.send('delete', pathOf(orderId), {});
    expect((await list(code)).slots).toEqual([]);
  });

  it('omits closed orders', async () => {
    const { orderId, code } = await put();
    await staff.post(`/omnis/v3/atlas/orders/${String(orderId)}/status/`, {
      status: 'complete',
      paidReason: 'Bank transfer',
    });
    expect(await list(code)).toMatchObject({ slots: [], hasMore: false });
  });

  it('is updated live from its cursor', async () => {
    const { cursor } = await list('');
    const screen = await screenOf(staff);
    await screen.watch({ topic: 'atlas:orders', cursor });
    const { orderId } = await put();
    const changed = await until(() =>
      screen.events.find(({ name }) => name === 'order.pigeonholes-changed'),
    );
    expect(changed.data).toMatchObject({ orderId });
  });
});
