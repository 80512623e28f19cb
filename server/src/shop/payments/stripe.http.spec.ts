import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import {
  addTees,
  checkoutForm,
  openTeeShop,
  paymentsOf,
  placeOrder,
} from '../../features/checkout/checkout.testing.js';
import { FakeStripe, type FakeCard } from '../../features/payments/stripe/fake-stripe.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

const webhooks = '/omnis/v3/payments/webhooks/';

describe('a shop with Stripe', () => {
  let stripe: FakeStripe;
  let app: TestApp;
  let shop: Store;
  let visitor: Browser;

  beforeAll(async () => {
    stripe = await FakeStripe.start();
    app = await startOwnApp(stripe.environment);
    shop = await openTeeShop(app);
  });
  beforeEach(() => {
    visitor = app.visitor(shop.code);
  });
  afterAll(async () => {
    await app.close();
    await stripe.stop();
  });

  const ordered = (): Promise<PlacedOrder> => placeOrder(visitor, shop);
  const payLinkOf = ({ orderHash }: PlacedOrder) => `/pay/${orderHash}/`;
  const receiptOf = ({ orderHash }: PlacedOrder) => `/receipt/${orderHash}`;
  const pay = async (order: PlacedOrder, card?: FakeCard) => {
    const paymentToken = card === undefined ? '' : stripe.token(card);
    return (await visitor.post(paymentsOf(order), { paymentToken })).body;
  };
  const statesOf = async ({ orderHash }: PlacedOrder): Promise<readonly string[]> => {
    const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
    return body.paymentAttempts.map(({ state }: { readonly state: string }) => state);
  };
  const answer = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it('takes money, declines in plain words, and accepts another card', async () => {
    const order = await ordered();
    expect(await pay(order, { declinedBecause: 'insufficient_funds' })).toMatchObject({
      ...{ outcome: 'declined', message: 'Your card has insufficient funds' },
    });
    expect(await pay(order, 'pays')).toMatchObject({ outcome: 'paid', status: 'paid' });
    expect(await statesOf(order)).toEqual(['declined', 'succeeded']);
    expect(stripe.captures(order.orderId)).toMatchObject([{ amount: 5195, currency: 'gbp' }]);
  });

  it('charges once for two concurrent payments', async () => {
    const order = await ordered();
    stripe.api.workMs = 50;
    const outcomes = await Promise.all([pay(order, 'pays'), pay(order, 'pays')]);
    stripe.api.workMs = 0;
    expect(outcomes.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    expect(stripe.captures(order.orderId)).toHaveLength(1);
  });

  it('leads to 3-D Secure and back to the order', async () => {
    const order = await ordered();
    const { outcome, continueUrl } = await pay(order, 'needs 3-D Secure');
    expect(outcome).toBe('redirect');
    const open = screenIn(await visitor.get(payLinkOf(order), asPage), 'pay');
    expect(open.continueUrl).toBe(continueUrl);
    const back = await answer(continueUrl, { answer: 'confirm' });
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe(payLinkOf(order));
    const returned = await visitor.get(payLinkOf(order), asPage);
    expect(returned.headers['location']).toBe(receiptOf(order));
    expect(await statesOf(order)).toEqual(['succeeded']);
  });

  it('leads a form to a bank by a page that refreshes, because no policy lists all banks', async () => {
    const order = await ordered();
    stripe.pages = { bank: 'https://hooks.stripe.com' };
    const fields = { paymentToken: stripe.token('needs 3-D Secure') };
    const { status, headers, text } = await visitor.form(payLinkOf(order), fields);
    stripe.pages = {};
    expect([status, headers['location']]).toEqual([200, undefined]);
    expect(headers['refresh']).toMatch(/^0;url=https:\/\/hooks\.stripe\.com\/3ds\/pi_\w+$/);
    expect(text).toContain('href="https://hooks.stripe.com/3ds/pi_');
  });

  it('pays without script on the page of Stripe, from the checkout', async () => {
    await addTees(visitor, shop);
    const { idempotencyKey } = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    const form = checkoutForm(idempotencyKey, { paymentToken: '' });
    const { headers } = await visitor.form('/checkout/', form);
    const page = String(headers['location']);
    expect(page).toMatch(new RegExp(`^${stripe.url}/c/pay/cs_test_`));
    const back = await answer(page, { card: 'pays' });
    const { pathname } = new URL(back.headers.get('location') ?? '');
    const returned = await visitor.get(pathname, asPage);
    expect(returned.headers['location']).toMatch(/^\/receipt\/[0-9a-f]{32}$/);
  });

  it('closes an open page of Stripe when the shopper pays with a card', async () => {
    const order = await ordered();
    const { continueUrl } = await pay(order);
    expect((await pay(order, 'pays')).outcome).toBe('paid');
    expect((await answer(continueUrl, { card: 'pays' })).status).toBe(200);
    expect(await statesOf(order)).toEqual(['declined', 'succeeded']);
    expect(stripe.captures(order.orderId)).toHaveLength(1);
  });

  it('settles a payment whose browser was closed by webhooks that arrive twice', async () => {
    stripe.webhookUrl = app.url + webhooks;
    const order = await ordered();
    const { continueUrl } = await pay(order);
    await answer(continueUrl, { card: 'pays' });
    await until(async () => (await statesOf(order)).includes('succeeded'));
    stripe.webhookUrl = undefined;
    const about = stripe.events.filter(
      ({ data }) => data.object.metadata?.['order'] === String(order.orderId),
    );
    for (const event of [...about, ...about].reverse())
      expect(await stripe.deliver(event, app.url + webhooks)).toBe(204);
    const staff = await app.signInStaff(['orders-view']);
    const { body } = await staff.get(`/omnis/v3/atlas/orders/${order.orderId}/webhooks/`);
    const stored = body.map(({ webhookId }: { readonly webhookId: string }) => webhookId);
    expect(new Set(stored).size).toBe(stored.length);
    expect(JSON.stringify(body)).not.toContain('ada@example.test');
    expect(await statesOf(order)).toEqual(['succeeded']);
    expect(stripe.captures(order.orderId)).toHaveLength(1);
  });

  it('acknowledges messages about other things, and refuses forged ones', async () => {
    const other = { id: 'evt_other', object: 'event', type: 'payout.paid', data: { object: {} } };
    expect(await stripe.deliver(other, app.url + webhooks)).toBe(204);
    const forged = await fetch(app.url + webhooks, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      body: JSON.stringify(other),
    });
    expect(forged.status).toBe(403);
  });

  it('shows the publishable key on payment screens, and the other keys nowhere', async () => {
    await addTees(visitor, shop);
    const { text } = await visitor.get('/checkout/', asPage);
    expect(text).toContain(stripe.publishableKey);
    expect(text).not.toContain(stripe.secretKey);
    expect(text).not.toContain(stripe.webhookSecret);
  });

  it('NFR-008 lets payment screens alone use the origins of Stripe', async () => {
    await addTees(visitor, shop);
    const order = await placeOrder(app.visitor(shop.code), shop);
    const directives = async (path: string) => {
      const { headers } = await visitor.get(path, asPage);
      return String(headers['content-security-policy'])
        .split('; ')
        .filter((directive) => directive.includes('stripe'));
    };
    for (const path of ['/checkout/', payLinkOf(order)])
      expect(await directives(path)).toEqual([
        "form-action 'self' https://checkout.stripe.com",
        expect.stringMatching(/^script-src .*https:\/\/js\.stripe\.com/),
        expect.stringMatching(/^connect-src 'self' .*https:\/\/api\.stripe\.com$/),
        expect.stringMatching(/^frame-src 'self' .*https:\/\/hooks\.stripe\.com$/),
      ]);
    for (const path of ['/', '/basket/', receiptOf(order), '/login/'])
      expect(await directives(path)).toEqual([]);
  });

  it('lets wallets on payment screens open windows', async () => {
    await addTees(visitor, shop);
    const openerPolicy = async (path: string) =>
      (await visitor.get(path, asPage)).headers['cross-origin-opener-policy'];
    expect(await openerPolicy('/checkout/')).toBe('same-origin-allow-popups');
    expect(await openerPolicy('/basket/')).toBe('same-origin');
  });
});
