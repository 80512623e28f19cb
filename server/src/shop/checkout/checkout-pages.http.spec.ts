import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import {
  address,
  addTees,
  checkoutForm,
  openTeeShop,
  payRequest,
  saveTee,
} from '../../features/checkout/checkout.testing.js';
import { Sandbox } from '../../features/payments/sandbox/sandbox.testing.js';
import { asPage, payloadIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { keyOf, opened, shopperOf, submit } from './checkout-calls.testing.js';

const declinedCard = '4000 0000 0000 0002';
const days = expect.stringMatching(/^\w{3} \d+( \w+)? – \w{3} \d+ \w+$/);

describe('the checkout with plain forms', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const shopper = () => shopperOf(app, shop);

  it('RTE-011 RTE-012 shows the costs at each of its addresses', async () => {
    const visitor = await shopper();
    for (const path of ['/checkout/', '/checkout/?express=true']) {
      expect(await opened(visitor, path)).toMatchObject({
        name: 'checkout',
        country: 'GB',
        totals: { subtotal: 4800, shipping: 395, total: 5195 },
        form: null,
      });
    }
  });

  it.each([
    ['its network says, where a parcel goes there', { 'cf-ipcountry': 'fr' }, 'DE', 'FR'],
    [
      'the shop is, where a parcel goes to no country that is said',
      { 'cf-ipcountry': 'BR' },
      'DE',
      'DE',
    ],
    ['the shop is otherwise', {}, 'DE', 'DE'],
    ['most parcels go, of a shop that none goes to', {}, 'BR', 'GB'],
  ])('begins in the country where %s', async (_case, headers, country, expected) => {
    const own = await openTeeShop(app, { country, currency: 'EUR' });
    const visitor = app.visitor(own.code);
    await addTees(visitor, own);
    const answer = await visitor.get('/checkout/', { headers: { ...asPage.headers, ...headers } });
    expect(screenIn(answer, 'checkout')).toMatchObject({ country: expected });
  });

  it('places the order, takes the payment and shows the receipt', async () => {
    const visitor = await shopper();
    const { status, headers } = await submit(visitor);
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^\/receipt\/[0-9a-f]{32}$/);
    const receipt = await visitor.get(String(headers['location']), asPage);
    expect(receipt.status).toBe(200);
    expect(receipt.headers['cache-control']).toBe('no-store');
    expect(screenIn(receipt, 'receipt').order).toMatchObject({
      status: 'paid',
      total: 5195,
      shippingAddress: { ...address, line2: null },
    });
    expect(payloadIn(receipt).basketQuantity).toBe(0);
  });

  it('PAY-010 creates one order if the form is sent twice', async () => {
    const visitor = await shopper();
    const once = checkoutForm(await keyOf(visitor));
    const [first, second] = [
      await visitor.form('/checkout/', once),
      await visitor.form('/checkout/', once),
    ];
    expect(second.status).toBe(303);
    expect(second.headers['location']).toBe(first.headers['location']);
  });

  it('PAY-024 asks for another card after a decline and keeps the order', async () => {
    const visitor = await shopper();
    const { headers } = await submit(visitor, payRequest(declinedCard));
    const pay = String(headers['location']);
    expect(pay).toMatch(/^\/pay\/[0-9a-f]{32}\/$/);
    const page = await visitor.get(pay, asPage);
    expect(page.text).toMatch(/role="alert".*declined/s);
    expect((await visitor.form(pay, payRequest(declinedCard))).headers['location']).toBe(pay);
    const paid = await visitor.form(pay, payRequest());
    const receipt = pay.replace('/pay/', '/receipt/').slice(0, -1);
    expect([paid.status, paid.headers['location']]).toEqual([303, receipt]);
    expect((await visitor.get(pay, asPage)).headers['location']).toBe(receipt);
    expect((await visitor.form(pay, payRequest())).headers['location']).toBe(receipt);
  });

  it('uses the billing address only if its box is ticked', async () => {
    const visitor = await shopper();
    const billing = { 'billingAddress[fullName]': '', 'billingAddress[country]': 'FR' };
    const answer = await submit(visitor, { ...billing, billingDiffers: '1' });
    expect(answer.status).toBe(422);
    const { form } = screenIn(answer, 'checkout');
    expect(form?.errors).toHaveProperty(['billingAddress.fullName']);
    expect((await submit(visitor, billing)).status).toBe(303);
  });

  it('shows the delivery price of another country', async () => {
    const visitor = await shopper();
    const toFrance = { 'shippingAddress[country]': 'FR', quote: '1', email: '' };
    const answer = await submit(visitor, toFrance);
    expect(answer.status).toBe(200);
    expect(payloadIn(answer).screen).toMatchObject({
      country: 'FR',
      totals: { shipping: 895, total: 5695 },
      form: { errors: {}, values: { 'shippingAddress.city': address.city } },
    });
  });

  it('API-050 ORD-042 answers the script with what depends on the destination', async () => {
    const visitor = await shopper();
    const { status, body } = await visitor.send('post', '/checkout/', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'application/json',
      },
      body: new URLSearchParams({ quote: '1', 'shippingAddress[country]': 'US' }).toString(),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ totals: { shipping: 1295 } });
    const { totals, arrival } = await opened(visitor);
    expect(Object.keys(body)).toEqual(['totals', 'coupon', 'arrival', 'lastDay', 'takesEori']);
    expect(totals.shipping).toBe(395);
    expect([arrival, body.arrival]).toEqual([days, days]);
    expect(body.arrival).not.toBe(arrival);
  });

  it('never charges a total that was not shown', async () => {
    const visitor = await shopper();
    const answer = await submit(visitor, {
      'shippingAddress[country]': 'US',
      'shippingAddress[state]': 'OR',
      'shippingAddress[postcode]': '97205',
    });
    expect(answer.status).toBe(409);
    expect(payloadIn(answer).screen).toMatchObject({ country: 'US', totals: { total: 6095 } });
    expect(answer.text).toContain('The total of your basket has changed');
  });

  it('ERR-017 redirects to the basket if it is empty or has unavailable items', async () => {
    const newVisitor = app.visitor(shop.code);
    expect((await newVisitor.get('/checkout/', asPage)).headers['location']).toBe('/basket/');
    expect(
      (await newVisitor.form('/checkout/', checkoutForm('k'.repeat(16)))).headers['location'],
    ).toBe('/basket/');
    const other = await openTeeShop(app);
    const visitor = app.visitor(other.code);
    await addTees(visitor, other);
    await saveTee(app, other, { enabled: false });
    expect((await visitor.get('/checkout/', asPage)).headers['location']).toBe('/basket/');
    expect((await visitor.get('/basket/', asPage)).text).toContain(messages.productUnavailable);
  });

  it('GRD-043 STO-030 shows an order by its hash, but not in another shop', async () => {
    const { headers } = await submit(await shopper());
    const other = app.visitor((await app.openStore()).code);
    const receipt = String(headers['location']);
    expect((await other.get(receipt, asPage)).status).toBe(404);
    expect((await app.visitor(shop.code).get(receipt, asPage)).status).toBe(200);
    const pay = receipt.replace('receipt', 'pay');
    expect((await other.form(pay, payRequest())).status).toBe(404);
  });

  it('RTE-039 refuses an invalid token on the payment page', async () => {
    const visitor = await shopper();
    const { headers } = await submit(visitor, payRequest(declinedCard));
    const answer = await visitor.form(String(headers['location']), { paymentToken: '1' });
    expect(answer.status).toBe(422);
    expect(payloadIn(answer).screen).toMatchObject({
      name: 'pay',
      form: { values: {}, errors: { paymentToken: [expect.any(String)] } },
    });
  });
});
