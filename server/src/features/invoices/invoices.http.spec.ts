import { randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { Invoices } from './invoices.service.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('invoices', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  const place = () => placeOrder(app.visitor(shop.code), shop);
  const move = (orderId: number, status: string, paidReason?: string) =>
    staff.post(`${atlas}${String(orderId)}/status/`, { status, paidReason });
  const documentOf = (orderId: number) => app.get(Invoices).documentOf(shop.division, orderId);
  const issued = (orderId: number) => until(() => documentOf(orderId));
  const shown = async (hash: string) =>
    screenIn(await app.visitor(shop.code).get(invoiceLink(hash), asPage), 'invoice');

  it('ORD-039 have a number once the order is paid, which later steps keep', async () => {
    const { orderId, orderHash } = await place();
    expect((await shown(orderHash)).document).toBeNull();
    await move(orderId, 'paid', 'Bank transfer');
    await expect(issued(orderId)).resolves.toMatchObject({ label: 'INV-000001', corrects: null });
    await move(orderId, 'processing');
    const next = await place();
    await move(next.orderId, 'paid', 'Bank transfer');
    await expect(issued(next.orderId)).resolves.toMatchObject({ label: 'INV-000002' });
    expect((await shown(orderHash)).document?.label).toBe('INV-000001');
  });

  it('have credit notes with numbers of their own for refunds', async () => {
    const { orderId } = await place();
    await move(orderId, 'paid', 'Bank transfer');
    await issued(orderId);
    const { body } = await staff.post(`${atlas}${String(orderId)}/children/`, {
      ...{ childOrderType: 'refund', reason: 'damaged', childOrders: 0 },
      items: [{ id: 1, quantity: 1 }],
    });
    await expect(issued(body.id)).resolves.toMatchObject({
      ...{ label: 'CN-000001', corrects: 'INV-000001', creditNote: null },
    });
    await move(orderId, 'refunded');
    const creditNote = await until(async () => (await documentOf(orderId))?.creditNote);
    expect(creditNote.label).toBe('CN-000002');
    await expect(documentOf(orderId)).resolves.toMatchObject({ label: 'INV-000001' });
  });

  it('are not issued for an order that is refunded before it was paid', async () => {
    const [refunded, paid] = [await place(), await place()];
    await move(refunded.orderId, 'refunded');
    await move(paid.orderId, 'paid', 'Bank transfer');
    await expect(issued(paid.orderId)).resolves.toMatchObject({ label: 'INV-000001' });
    await expect(documentOf(refunded.orderId)).resolves.toBeNull();
  });

  it('have consecutive numbers for 50 orders issued at once, each twice', async () => {
    const { division } = shop;
    const context = { division, actor: 'system:test', correlationId: randomUUID() };
    const orderIds = Array.from({ length: 50 }, (_, nth) => 900_000 + nth);
    const invoices = app.get(Invoices);
    await Promise.all(
      [...orderIds, ...orderIds].map((orderId) => invoices.issue(context, { division, orderId })),
    );
    const documents = await Promise.all(orderIds.map(documentOf));
    const labels = documents.map((document) => document?.label).sort();
    expect(labels).toEqual(
      Array.from({ length: 50 }, (_, nth) => `INV-${String(nth + 1).padStart(6, '0')}`),
    );
    await invoices.issue(context, { division, orderId: 900_000 });
    await invoices.issue(context, { division, orderId: 900_050 });
    await expect(documentOf(900_050)).resolves.toMatchObject({ label: 'INV-000051' });
  });
});
