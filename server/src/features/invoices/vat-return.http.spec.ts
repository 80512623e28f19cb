import type { Store } from '@selvedge/shared/stores/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { parse } from 'csv-parse/sync';

import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { address, openTeeShop, placeOrder } from '../checkout/checkout.testing.js';
import { Invoices } from './invoices.service.js';

const path = '/omnis/v3/dashboard/vat-return/';
const atlas = '/omnis/v3/atlas/orders/';

describe('the VAT return', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  it('equals the ledgers of the invoiced orders, by country and rate', async () => {
    const staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid']);
    const orderFrom = async (country: string, postcode = address.postcode) => {
      const shippingAddress = { ...address, country, postcode };
      const { orderId } = await placeOrder(app.visitor(shop.code), shop, { shippingAddress });
      return orderId;
    };
    const pay = async (orderId: number) => {
      const body = { status: 'paid', paidReason: 'Bank transfer' };
      await staff.post(`${atlas}${String(orderId)}/status/`, body);
      await until(() => app.get(Invoices).documentOf(shop.division, orderId));
    };
    const [british, finnish] = [await orderFrom('GB'), await orderFrom('FI', '00100')];
    await orderFrom('DE', '10115'); // Not paid, so not in the return.
    await pay(british);
    await pay(finnish);
    await staff.post(`${atlas}${String(finnish)}/children/`, {
      ...{ childOrderType: 'refund', reason: 'damaged', childOrders: 0 },
      items: [{ id: 1, quantity: 1 }],
    });
    const { text } = await owner.get(`${path}?from=2000-01-01&to=2999-12-31`);
    const rows: { country: string; vat: string }[] = parse(text, { columns: true, bom: true });
    expect(rows).toMatchObject([
      { country: 'FI', rate_percent: '25.5', currency: 'GBP', one_stop_shop: 'no' },
      { country: 'GB', rate_percent: '20', vat: '8.66', gross: '51.95', net: '43.29' },
    ]);
    const { body } = await staff.get(`${atlas}${String(finnish)}/`);
    const { ledger }: AtlasOrder = body;
    const tax = ledger.reduce((sum, entry) => sum + entry.tax, 0);
    expect(rows[0]?.vat).toBe((tax / 100).toFixed(2));
  });

  it('is empty for a period without sales', async () => {
    const { text } = await owner.get(`${path}?from=2001-01-01&to=2001-03-31`);
    expect(parse(text, { columns: true, bom: true })).toEqual([]);
  });

  it.each(['?from=2026-02-30&to=2026-03-31', '?from=2026&to=2026-03-31', ''])(
    'refuses the period “%s”',
    async (query) => {
      expect((await owner.get(path + query)).status).toBe(422);
    },
  );

  it('is refused to visitors', async () => {
    const { status } = await app.visitor(shop.code).get(`${path}?from=2026-01-01&to=2026-03-31`);
    expect(status).toBe(401);
  });
});
