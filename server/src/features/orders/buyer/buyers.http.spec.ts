import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';

import { HostDirectory } from '../../../platform/authorization/tenant.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { codeTo, newAddress, signUp } from '../../accounts/account.testing.js';
import { BusinessService } from '../../business/index.js';
import { Accounts, Sessions } from '../../accounts/index.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { placePaidOrder } from '../labels/paid-orders.testing.js';

const billingAddress = {
  fullName: 'Ada Palm',
  line1: '2 Cliff Road',
  city: 'Freshwater',
  postcode: 'PO40 9PZ',
  country: 'GB',
};
const shopperPath = ({ orderHash }: PlacedOrder): string => `/omnis/v3/orders/${orderHash}/`;

describe('an order seen by its buyer and by others', () => {
  let app: TestApp;
  let shop: Store;
  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  it('RTE-013 shows addresses to its buyer, and masks them for others', async () => {
    const buyer = app.visitor(shop.code);
    const order = await placeOrder(buyer, shop);
    const masked = {
      isMasked: true,
      email: 'a•••@example.test',
      shippingAddress: expect.objectContaining({ fullName: 'A••• P•••', line1: '•••' }),
      billingAddress: expect.objectContaining({ fullName: 'A••• P•••', line1: '•••' }),
    };
    expect((await buyer.get(shopperPath(order))).body).toMatchObject({
      isMasked: false,
      email: 'ada@example.test',
      shippingAddress: expect.objectContaining({ fullName: 'Ada Palm' }),
    });
    expect((await app.call(shop.code, shopperPath(order))).body).toMatchObject(masked);
    const receipt = await app.visitor(shop.code).get(`/receipt/${order.orderHash}`, asPage);
    expect(screenIn(receipt, 'receipt').order).toMatchObject(masked);
    expect(receipt.text).not.toContain('ada@example.test');
    const pay = await app.visitor(shop.code).get(`/pay/${order.orderHash}/`, asPage);
    expect([pay.status, pay.text.includes('ada@example.test')]).toEqual([200, false]);
  });

  it("RTE-014 ORD-039 has an invoice, unmasked for its buyer and the shop's owner", async () => {
    const buyer = app.visitor(shop.code);
    const { orderHash, orderId } = await placeOrder(buyer, shop, { billingAddress });
    const owner = await app.signInOwner(shop);
    const vatNumber = 'GB123456789';
    const details = { legalName: 'Palm Ltd', companyNumber: '', vatNumber, charityNumber: '' };
    await app
      .get(BusinessService)
      .saveDetails(
        { division: shop.division, actor: 'system:test', correlationId: 'invoice' },
        details,
      );
    const invoiceFor = async (browser: Browser) => {
      const page = await browser.get(`/invoice/${orderHash}`, asPage);
      return { ...screenIn(page, 'invoice'), text: page.text };
    };
    const { order, seller, text } = await invoiceFor(buyer);
    expect(order).toMatchObject({ orderId, isMasked: false, billingAddress });
    expect(seller).toEqual(details);
    for (const expected of ['VAT number GB123456789', '2 Cliff Road', '£43.29', '£8.66', '£51.95'])
      expect(text).toContain(expected);
    expect(await invoiceFor(owner)).toMatchObject({ order: { isMasked: false } });
    const other = await invoiceFor(app.visitor(shop.code));
    expect(other.order.isMasked).toBe(true);
    expect(other.text).not.toContain('2 Cliff Road');
    const otherShop = await openTeeShop(app);
    const nowhere = await app.visitor(otherShop.code).get(`/invoice/${orderHash}`, asPage);
    expect(nowhere.status).toBe(404);
    const { body } = await owner.get(`/omnis/v3/divisions/${shop.division}/orders/${orderId}/`);
    expect(body.invoiceUrl).toMatch(new RegExp(`^http.*/invoice/${orderHash}$`));
    expect((await buyer.get(`/receipt/${orderHash}`, asPage)).text).toContain(
      `/invoice/${orderHash}`,
    );
  });

  it('RTE-013 RTE-014 has a receipt and an invoice that state a payment recorded by staff', async () => {
    const staff = await app.signInStaff(ATLAS_PERMISSIONS);
    await staff.get('/omnis/v3/dashboard/secure/get/');
    const { orderHash } = await placePaidOrder(app, staff, shop);
    const visitor = app.visitor(shop.code);
    for (const screen of ['receipt', 'invoice']) {
      const { text } = await visitor.get(`/${screen}/${orderHash}`, asPage);
      expect(text).toMatch(screen === 'receipt' ? /<dd>Paid<\/dd>/ : /<dd>Paid on \d/);
      expect(text).not.toContain('Not paid yet');
    }
  });

  it("shows addresses to the buyer's account on every device", async () => {
    const customer = await app.signInCustomer(shop.code);
    const order = await placeOrder(customer, shop);
    const isMasked = async (browser: Browser): Promise<boolean> =>
      (await browser.get(shopperPath(order))).body.isMasked;
    expect(await isMasked(customer)).toBe(false);
    expect(await isMasked(await app.signInCustomer(shop.code))).toBe(true);
    // Customers get no cookie, so that sign-out leaves no access behind.
    expect(customer.cookie('selvedge-orders')).toBeUndefined();
  });

  it("shows a guest's addresses to an account with the same verified e-mail address", async () => {
    const email = newAddress();
    const order = await placeOrder(app.visitor(shop.code), shop, { email: email.toUpperCase() });
    const look = async (browser: Browser) => (await browser.get(shopperPath(order))).body.email;
    const person = app.visitor(shop.code);
    await signUp(person, email);
    const early = app.visitor(shop.code);
    const [subject, tenant] = [
      await app.get(Accounts).customerOf(email),
      app.get(HostDirectory).find(early.host),
    ];
    if (subject === undefined || tenant === undefined) throw new Error('The sign-up is missing.');
    early.setCookie('selvedge-session', await app.get(Sessions).start(tenant, subject));
    expect(await look(early)).toContain('•••');
    await person.post('/omnis/v3/dashboard/secure/verify/', { code: await codeTo(app, email) });
    // Domains are stored in lower case.
    const [name = '', domain = ''] = email.split('@');
    expect(await look(person)).toBe(`${name.toUpperCase()}@${domain}`);
    expect(await look(await app.signInCustomer(shop.code))).toContain('•••');
  });

  it('offers an account to buyers who are not signed in', async () => {
    const buyer = app.visitor(shop.code);
    const order = await placeOrder(buyer, shop);
    const offers = async (browser: Browser) =>
      screenIn(await browser.get(`/receipt/${order.orderHash}`, asPage), 'receipt').account;
    expect(await offers(buyer)).toBe('offered');
    expect(await offers(await app.signInCustomer(shop.code))).toBeNull();
  });

  it("is unmasked in a guest's browser for the last ten orders placed there", async () => {
    const buyer = app.visitor(shop.code);
    const orders: PlacedOrder[] = [];
    for (let made = 0; made < 11; made += 1) orders.push(await placeOrder(buyer, shop));
    const masked: boolean[] = [];
    for (const order of orders) masked.push((await buyer.get(shopperPath(order))).body.isMasked);
    expect(masked).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
  });
});
