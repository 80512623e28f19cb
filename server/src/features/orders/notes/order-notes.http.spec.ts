import { randomUUID } from 'node:crypto';

import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import { useScreens } from '../../../platform/live/live-screens.testing.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

const orders = '/omnis/v3/atlas/orders/';

describe('an order note', () => {
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;
  let orderId: number;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  beforeEach(async () => {
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    await staff.get(orders);
    ({ orderId } = await placeOrder(app.visitor(shop.code), shop));
  });
  afterAll(() => app.close());
  const screenOf = useScreens(() => app);

  const write = (text: string, by = staff, id: string = randomUUID()) =>
    by.post(`${orders}${String(orderId)}/notes/`, { id, text });
  const last = async (by = staff) =>
    (await by.get(`${orders}${String(orderId)}/history/`)).body.entries.at(-1);

  it('appears in the history once, with its author, and notifies open screens', async () => {
    const viewer = await app.signInStaff(['orders-view']);
    const { body: seen } = await viewer.get(`${orders}${String(orderId)}/`);
    const screen = await screenOf(viewer);
    await screen.watch({ topic: 'atlas:orders', cursor: seen.cursor });
    const id = randomUUID();
    expect((await write('Call first', staff, id)).status).toBe(204);
    expect((await write('Call first', staff, id)).status).toBe(204);
    const noted = {
      description: 'Note: Call first',
      user: 'Robin Weaver',
      type: 'OrderNoteWritten',
    };
    expect(await last(viewer)).toMatchObject(noted);
    const { body } = await staff.get(`${orders}${String(orderId)}/history/`);
    expect(body.entries.filter(({ type }: { type: string }) => type === noted.type)).toHaveLength(
      1,
    );
    const ofOrder = new RegExp(`"orderId":${String(orderId)}\\b`);
    const noteWritten = await until(() =>
      screen.events.find(
        ({ name, data }) => name === 'order.note-written' && ofOrder.test(JSON.stringify(data)),
      ),
    );
    expect(JSON.stringify(noteWritten)).not.toContain('Call first');
  });

  it('is hidden from the store, and refused to viewers and muted staff', async () => {
    await write('Call first');
    const owner = await app.signInOwner(shop);
    const path = `/omnis/v3/divisions/${String(shop.division)}/orders/${String(orderId)}/`;
    const { status, text } = await owner.get(path);
    expect([status, text.includes('Call first')]).toEqual([200, false]);
    const viewer = await app.signInStaff(['orders-view']);
    await viewer.get(orders);
    expect((await write('Mine', viewer)).status).toBe(403);
    const muted = await app.signInStaff(['orders-view', 'orders-status']);
    await muted.get(orders);
    await staff.post(`/omnis/v3/atlas/users/${String(muted.subject.id)}/mute/`);
    const refused = await write('Mine', muted);
    expect([refused.status, refused.body.message]).toEqual([403, 'Permission denied']);
    expect((await write(' ')).status).toBe(422);
    expect(await last()).toMatchObject({ description: 'Note: Call first' });
  });

  it('is erased with the customer', async () => {
    await write('Lives above the bakery');
    await app.get(SubjectErasure).erase(`order:${String(orderId)}`);
    expect(await last()).toMatchObject({ description: 'Note erased with the customer' });
  });
});
