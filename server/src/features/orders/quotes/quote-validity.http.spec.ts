import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { address, openTeeShop } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { hoodies, MadeQuote, proof, quotes } from './quote-calls.testing.js';

describe('a sent quote', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let made: MadeQuote;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'bespoke']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    made = await MadeQuote.of(app, staff, shop);
  });

  async function now(): Promise<AtlasOrder & { readonly quote: OrderQuote }> {
    const { quote, ...rest } = await made.now();
    if (quote === null) throw new Error('The order has no quote.');
    return { ...rest, quote };
  }
  const price = (body: object) =>
    staff.send('patch', `${quotes}${made.order.hash}/`, { body: { shipping: 0, ...body } });
  const answer = (fields: Record<string, string>) =>
    made.customer.form(made.link, { proof, ...fields });
  const history = async () => {
    const { body } = await staff.get(made.path('history/'));
    const entries: readonly OrderHistoryEntry[] = body.entries;
    return entries.map(({ description }) => description);
  };

  it.each(['🌊', '👩‍👩‍👧‍👦', '🇺🇦'])('can be renewed if %s is at the limit of the form', async (emoji) => {
    const fits = 'a'.repeat(197);
    const lines = [fits, `${emoji} tees`].map((name) => ({ ...hoodies, name }));
    made = await MadeQuote.of(app, staff, shop, { lines });
    await made.send(1, '2020-01-01');
    const { status, text } = await made.customer.get(made.link, asPage);
    expect(status).toBe(200);
    const again = /href="(\/get-a-quote\/\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { form } = screenIn(await made.customer.get(again, asPage), 'quote-request');
    const { product = '' } = form?.values ?? {};
    expect(product.length).toBeLessThanOrEqual(200);
    expect(product.startsWith(fits)).toBe(true);
    expect(product).not.toContain('\uFFFD');
  });

  it('is visible to holders of its link, but answered only with proof of being the customer', async () => {
    await made.send();
    const accept = { answer: 'accept', revision: '1' };
    const stranger = await made.customer.form(made.link, { ...accept, proof: 'PO1 1AA' });
    const form = screenIn(stranger, 'quote').form;
    expect([stranger.status, form?.errors]).toEqual([422, { proof: [expect.any(String)] }]);
    const called = await made.customer.post(`${quotes}${made.order.hash}/accept/`, { revision: 1 });
    expect([called.status, called.body.code]).toEqual([422, 'QuoteProofWrong']);
    expect((await now()).quote.decision).toBeNull();
    expect((await made.page()).order.isMasked).toBe(true);
    await answer({ answer: 'decline', revision: '1', proof: address.postcode });
    expect((await made.page()).order.isMasked).toBe(false);
    // The browser has proved it already.
    expect((await made.customer.form(made.link, accept)).status).toBe(303);
    expect((await now()).quote.decision?.accepted).toBe(true);
  });

  it('is accepted until its last day, or later if staff renew it', async () => {
    expect((await made.send(1, '2026-02-30')).status).toBe(422);
    await made.send(1, '2020-01-01');
    expect((await made.page()).order.quote?.validUntil).toBe('2020-01-01');
    const late = await answer({ answer: 'accept', revision: '1' });
    expect([late.status, screenIn(late, 'quote').form?.message]).toEqual([
      409,
      'This quote was valid until 1 January 2020. Please ask us to renew it.',
    ]);
    // The page links to the request form with the offered product filled in.
    const text = (await made.customer.get(made.link, asPage)).text;
    const again = /href="(\/get-a-quote\/\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { form } = screenIn(await made.customer.get(again, asPage), 'quote-request');
    expect(form).toEqual({
      values: { product: hoodies.name, quantity: String(hoodies.quantity) },
      errors: {},
      message: null,
    });
    await made.send(1, '2999-12-31');
    expect((await answer({ answer: 'accept', revision: '1' })).status).toBe(303);
    expect(await history()).toContain('Quote sent to the customer, valid until 31 December 2999');
  });

  it('supports a discount and a new address, which changes the tax', async () => {
    const lines = [{ id: 1, ...hoodies }];
    const otherAddress = { ...address, city: 'Ryde' };
    const dear = await price({ revision: 1, lines, discount: 96_001 });
    expect([dear.status, dear.body.code]).toEqual([422, 'QuoteDiscountTooLarge']);
    await price({ revision: 1, lines, discount: 9_600, shippingAddress: otherAddress });
    expect(await now()).toMatchObject({
      ...{ subtotal: 96_000, goodsTax: 16_000, discount: 9_600, taxDiscount: 1_600, total: 86_400 },
      shippingAddress: { city: 'Ryde' },
      billingAddress: { city: 'Ryde' },
    });
    const abroad = {
      ...otherAddress,
      city: 'Boston',
      state: 'MA',
      postcode: '02108',
      country: 'US',
    };
    await price({ revision: 2, lines, shippingAddress: abroad });
    expect(await now()).toMatchObject({ goodsTax: 0, discount: 0, total: 96_000 });
    await price({ revision: 3, lines, shippingAddress: otherAddress });
    expect(await now()).toMatchObject({ goodsTax: 16_000, customerName: address.fullName });
    const addressChanges = (await history()).filter((description) =>
      description.startsWith('Delivery address'),
    );
    expect(addressChanges).toHaveLength(3);
  });
});
