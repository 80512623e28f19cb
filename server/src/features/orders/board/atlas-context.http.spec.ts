import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';

import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { orderDecider } from '../aggregate/order.decider.js';
import { placeOrder as ordered } from '../order.testing.js';
import { OrdersQueries } from '../read-model/orders.queries.js';

const atlas = '/omnis/v3/atlas/';

describe('the atlas context', () => {
  let app: TestApp;
  let shop: Store;
  let lead: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    lead = await app.signInStaff(ATLAS_PERMISSIONS);
    await lead.get(`${atlas}orders/`);
  });
  afterAll(() => app.close());

  /** Places a quote order that has no price yet. */
  async function quote(): Promise<number> {
    const orderId = await app.get(OrdersQueries).nextOrderId();
    const hash = orderId.toString(16).padStart(32, '0');
    const context = {
      division: shop.division,
      ...{ actor: 'system:test', correlationId: 'quote' },
    };
    const command = { ...ordered, orderId, hash, status: 'quote' } as const;
    await app.get(CommandHandler).handle(context, orderDecider, command);
    return orderId;
  }

  it('ATL-001 lets staff manage users, orders, factory labels and bespoke quotes, which a shop host does not', async () => {
    const packer = await app.signInStaff(['orders-view']);
    const { orderId } = await placeOrder(app.visitor(shop.code), shop);
    const quoteId = await quote();
    const mute = `${atlas}users/${String(packer.subject.id)}/mute/`;
    const statusOf = (id: number) => `${atlas}orders/${String(id)}/status/`;
    const labels = `${atlas}orders/${String(orderId)}/labels/`;

    expect((await lead.post(mute)).body).toEqual({ mutedAt: expect.any(String) });
    expect(
      (await lead.post(statusOf(orderId), { status: 'paid', paidReason: 'Bank transfer' })).status,
    ).toBe(200);
    expect((await lead.post(labels, {})).status).toBeLessThan(300);
    expect((await lead.get(`${atlas}orders/${String(orderId)}/`)).body).toMatchObject({
      ...{ status: 'label_printed', flow: 'normal' },
      items: [{ labels: [{ timesPrinted: 1 }, { timesPrinted: 1 }] }],
    });
    const board = `${atlas}orders/?flow=bespoke&division=${String(shop.division)}`;
    for (const status of [
      'bespoke_requested_terms',
      'bespoke_authorised_terms',
      'bespoke_mockup',
    ]) {
      const from = (await lead.get(board)).body.data[0];
      expect(from.id).toBe(quoteId);
      const moved = await lead.post(statusOf(quoteId), {
        status,
        from: from.status,
        paidReason: 'Bank transfer',
      });
      expect(moved.body).toMatchObject({ status, user: 'Robin Weaver' });
    }

    const atShop = await app.signInStaff(ATLAS_PERMISSIONS, shop.code);
    await atShop.get('/omnis/v3/dashboard/secure/get/');
    for (const path of [mute, statusOf(orderId), statusOf(quoteId), labels])
      expect([path, (await atShop.post(path, { status: 'paid' })).status]).toEqual([path, 404]);
  });
});
