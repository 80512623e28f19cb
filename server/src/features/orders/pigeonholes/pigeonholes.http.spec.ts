import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, startOwnApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('slots of order items', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let viewer: Browser;
  let owner: Browser;
  let order: PlacedOrder;
  let slot: string;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'labels-print']);
    viewer = await app.signInStaff(['orders-view']);
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
    for (const person of [viewer, owner]) await person.get('/omnis/v3/dashboard/secure/get/');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    order = await paidOrder();
    // All orders share the factory's slots, so each test needs its own.
    slot = `S-${order.orderId}`;
  });

  async function paidOrder(): Promise<PlacedOrder> {
    const made = await placeOrder(app.visitor(shop.code), shop);
    await staff.post(`${atlas}${made.orderId}/status/`, {
      status: 'paid',
      paidReason: 'Bank transfer',
    });
    return made;
  }
  const pathOf = ({ orderId }: PlacedOrder, item = 1) =>
    `${atlas}${orderId}/items/${item}/pigeonhole/`;
  const put = (code: string, by: Browser = staff, into: PlacedOrder = order) =>
    by.send('put', pathOf(into), { body: { code } });
  const moveTo = async (status: string) => {
    const answer = await staff.post(`${atlas}${order.orderId}/status/`, {
      status,
      paidReason: 'Bank transfer',
    });
    expect(answer.status).toBe(200);
  };
  const take = (by: Browser = staff) => by.send('delete', pathOf(order), {});

  async function logs(): Promise<AtlasOrder['items'][number]['pigeonholeLogs']> {
    const seen: AtlasOrder = (await viewer.get(`${atlas}${order.orderId}/`)).body;
    return seen.items[0]?.pigeonholeLogs ?? null;
  }

  it('ATL-018 record slot code, user and time of each item put in or taken out', async () => {
    expect(await logs()).toEqual([]);
    expect((await put(slot.toLowerCase())).status).toBe(204);
    expect((await take()).status).toBe(204);
    const user = 'Robin Weaver';
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await logs()).toEqual([
      { code: slot, action: 'put', user, createdAt },
      { code: slot, action: 'taken', user, createdAt },
    ]);
    const history = await viewer.get(`${atlas}${order.orderId}/history/`);
    const entries: readonly OrderHistoryEntry[] = history.body.entries;
    expect(entries.slice(-2).map(({ description }) => description)).toEqual([
      `Item 1 put in slot ${slot}`,
      `Item 1 taken from slot ${slot}`,
    ]);
  });

  it('hold items of one order until it is closed', async () => {
    const other = await paidOrder();
    await put(slot);
    const refused = await put(slot, staff, other);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'PigeonholeOfAnotherOrder',
      detail: `Slot ${slot} holds items of order #${order.orderId}`,
    });
    await staff.post(`${atlas}${order.orderId}/status/`, {
      status: 'complete',
      paidReason: 'Bank transfer',
    });
    expect((await put(slot, staff, other)).status).toBe(204);
  });

  it('are not restored to a reopened order', async () => {
    const other = await paidOrder();
    await put(slot);
    await moveTo('complete');
    expect((await logs())?.map(({ action }) => action)).toEqual(['put', 'taken']);
    expect((await put(slot, staff, other)).status).toBe(204);
    await moveTo('packing');
    const { body } = await viewer.get(`/omnis/v3/atlas/slots/?searchTerm=${slot}`);
    expect(body.slots).toMatchObject([{ code: slot, orderId: other.orderId }]);
    expect((await put(slot)).body.code).toBe('PigeonholeOfAnotherOrder');
  });

  it('never hold two orders if one is closed and reopened concurrently', async () => {
    const other = await paidOrder();
    await put(slot);
    const toAndFro = async () => {
      for (const status of ['complete', 'packing', 'complete', 'packing']) await moveTo(status);
    };
    const untilTaken = () => until(async () => (await put(slot, staff, other)).status === 204);
    await Promise.all([toAndFro(), untilTaken()]);
    const { body } = await viewer.get(`/omnis/v3/atlas/slots/?searchTerm=${slot}`);
    expect(body.slots).toMatchObject([{ code: slot, orderId: other.orderId }]);
  });

  it('never hold two orders if several are put there concurrently', async () => {
    const second = await startOwnApp();
    const otherStaff = await second.signInStaff(['labels-print']);
    await otherStaff.get('/omnis/v3/dashboard/secure/get/');
    const others = await Promise.all([paidOrder(), paidOrder(), paidOrder()]);
    const all = [order, ...others];
    const answers = await Promise.all(
      // Alternates between two processes.
      all.map((one, at) => put(slot, at % 2 === 0 ? staff : otherStaff, one)),
    );
    await second.close();
    const [first] = answers.flatMap(({ status }, at) => (status === 204 ? [all[at]] : []));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 204)) {
      expect([status, body.code]).toEqual([409, 'PigeonholeOfAnotherOrder']);
      expect(body.detail).toBe(`Slot ${slot} holds items of order #${String(first?.orderId)}`);
    }
  });

  it('record an item once if two requests put it there concurrently', async () => {
    const both = await Promise.all([put(slot), put(slot)]);
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      204, 409,
    ]);
    expect(await logs()).toHaveLength(1);
  });

  it.each(['', 'A 1', '-A', 'A'.repeat(13), 'Ä1'])('refuse the code %j', async (code) => {
    expect((await put(code)).status).toBe(422);
    expect(await logs()).toEqual([]);
  });

  it('refuse unknown items', async () => {
    for (const item of [0, 2, 99_999_999]) {
      const answer = await staff.send('put', pathOf(order, item), { body: { code: slot } });
      expect(answer.body).toMatchObject({ status: 404, code: 'ItemUnknown' });
    }
  });

  it('need permission to print labels, and are hidden from owners', async () => {
    await put(slot);
    for (const [person, refused] of [
      [viewer, 403],
      [owner, 404],
    ] as const) {
      expect((await put('Z-9', person)).status).toBe(refused);
      expect((await take(person)).status).toBe(refused);
    }
    const own: AtlasOrder = (
      await owner.get(`/omnis/v3/divisions/${shop.division}/orders/${order.orderId}/`)
    ).body;
    expect(own.items.map(({ pigeonholeLogs }) => pigeonholeLogs)).toEqual([null]);
    expect(await logs()).toHaveLength(1);
  });
});
