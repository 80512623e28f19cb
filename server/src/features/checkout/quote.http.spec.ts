import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { addTees, openTeeShop, saveTee } from './checkout.testing.js';

const quote = '/omnis/v3/checkout/quote/';

describe('the checkout', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  describe('the quote', () => {
    it('API-050 returns the costs of the basket for a destination', async () => {
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      expect((await visitor.post(quote)).body).toEqual({
        subtotal: 4800,
        goodsTax: 800,
        shipping: 395,
        shippingTax: 66,
        discount: 0,
        taxDiscount: 0,
        total: 5195,
        currency: 'GBP',
      });
      const toAmerica = await visitor.post(quote, { country: 'US' });
      expect(toAmerica.status).toBe(200);
      expect(toAmerica.body).toMatchObject({ shipping: 1295, total: 6095, goodsTax: 0 });
    });

    it('ORD-002 asks companies beyond the customs border for their EORI number', async () => {
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      const checkoutIn = (country: string) =>
        visitor.get('/checkout/', { headers: { ...asPage.headers, 'cf-ipcountry': country } });
      for (const [country, isAsked] of [
        ['GB', false],
        ['US', false],
        ['DE', true],
      ] as const) {
        const answer = await checkoutIn(country);
        expect([country, screenIn(answer, 'checkout').takesEori]).toEqual([country, isAsked]);
        expect(answer.text.includes('name="shippingAddress[eoriNumber]"')).toBe(isAsked);
      }
    });

    it("uses the delivery prices relative to the shop's own country", async () => {
      const own = await openTeeShop(app, { country: 'US' });
      const visitor = app.visitor(own.code);
      await addTees(visitor, own);
      expect(screenIn(await visitor.get('/basket/', asPage), 'basket').isTaxed).toBe(false);
      const { country, totals } = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
      expect([country, totals.shipping, totals.goodsTax]).toEqual(['US', 395, 0]);
      const shippingTo = async (to: string) => {
        const { body } = await visitor.post(quote, { country: to });
        return [body.shipping, body.goodsTax];
      };
      expect([await shippingTo('CA'), await shippingTo('GB')]).toEqual([
        [1295, 0],
        [1295, 800],
      ]);
    });

    it('leaves out items that were taken off sale', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      await addTees(visitor, own);
      await saveTee(app, own, { enabled: false });
      expect((await visitor.post(quote)).body).toMatchObject({ subtotal: 0, total: 0 });
    });

    it('is empty for a visitor without basket', async () => {
      const { status, body } = await app.visitor(shop.code).post(quote);
      expect([status, body.total]).toEqual([200, 0]);
    });

    it.each([
      ['an unknown country', { country: 'ZZ' }, 422],
      ['a country of the wrong type', { country: 7 }, 422],
      ['U+0000', { country: 'G\0' }, 422],
    ])('refuses %s', async (_what, body, status) => {
      expect((await app.visitor(shop.code).post(quote, body)).status).toBe(status);
    });

    it('refuses a script without CSRF token', async () => {
      const answer = await app.visitor(shop.code).send('post', quote, { body: {} });
      expect(answer.status).toBe(403);
    });

    it('does not exist on a host without shop', async () => {
      expect((await app.visitor('atlas').post(quote)).status).toBe(404);
    });
  });
});
