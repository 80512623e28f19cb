import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { openTeeShop } from '../../features/checkout/checkout.testing.js';
import { asPage, payloadIn, screenIn } from '../../features/storefront/storefront.testing.js';

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
} as const;

describe('the basket with plain forms', () => {
  let app: TestApp;
  let shop: Store;
  let product: string;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    const answer = await app.visitor(shop.code).get('/product/wave-tee/', asPage);
    product = screenIn(answer, 'product').product.uuid;
  });
  afterAll(() => app.close());

  const choice = (changes: Record<string, string> = {}) => ({
    product,
    colour: 'White',
    size: 'M',
    quantity: '2',
    ...changes,
  });
  const linesOf = async (visitor: Browser) =>
    screenIn(await visitor.get('/basket/', asPage), 'basket').basket.items;
  const filled = async () => {
    const visitor = app.visitor(shop.code);
    await visitor.form('/basket/add/', choice());
    const [line] = await linesOf(visitor);
    return { visitor, key: line?.key ?? '' };
  };
  /** Sends the form as the shop's script does. */
  const byScript = (visitor: Browser, path: string, fields: Record<string, string>) =>
    visitor.send('post', path, {
      headers: { ...form, accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
    });

  it('BSK-006 returns to the product, which confirms the item', async () => {
    const visitor = app.visitor(shop.code);
    const { status, headers } = await visitor.form('/basket/add/', choice());
    expect([status, headers['location']]).toEqual([303, '/product/wave-tee/white?added=M']);
    const answer = await visitor.get('/product/wave-tee/white?added=M', asPage);
    expect(answer.text).toContain('Added to your basket');
    expect(answer.text).toContain('href="/checkout/?express=true"');
    expect(await linesOf(visitor)).toMatchObject([{ quantity: 2, options: { Size: 'M' } }]);
  });

  it.each(['১', '٣', '۵'])(
    'BSK-006 accepts the quantity %s of a translated page',
    async (digit) => {
      const visitor = app.visitor(shop.code);
      const { status } = await visitor.form('/basket/add/', choice({ quantity: digit }));
      expect(status).toBe(303);
      expect(await linesOf(visitor)).toMatchObject([
        { quantity: { '১': 1, '٣': 3, '۵': 5 }[digit] },
      ]);
    },
  );

  it('RTE-010 answers with header, menu and sidebar', async () => {
    const answer = await app.visitor(shop.code).get('/basket/', asPage);
    expect(payloadIn(answer).screen.name).toBe('basket');
    expect(answer.text).toMatch(/<header[^>]*>.*<a[^>]*href="\/"/s);
    expect(answer.text).toContain('aria-label="Main menu"');
    expect(answer.text).toMatch(/popovertarget="sidebar"/i);
  });

  it('BSK-015 adding the same choice again raises the quantity', async () => {
    const { visitor } = await filled();
    await visitor.form('/basket/add/', choice({ quantity: '3' }));
    expect(await linesOf(visitor)).toMatchObject([{ quantity: 5 }]);
  });

  it('API-015 answers the script with the basket instead of a page', async () => {
    const visitor = app.visitor(shop.code);
    const { status, body } = await byScript(visitor, '/basket/add/', choice());
    expect(status).toBe(200);
    expect(body).toMatchObject({ quantity: 2, subtotal: 4800, currency: 'GBP' });
  });

  it('BSK-017 accepts a typed quantity and the plus and minus buttons', async () => {
    const { visitor, key } = await filled();
    const change = async (fields: Record<string, string>) => {
      const { status, headers } = await visitor.form('/basket/update/', { key, ...fields });
      expect([status, headers['location']]).toEqual([303, '/basket/']);
      return (await linesOf(visitor))[0]?.quantity;
    };
    expect(await change({ quantity: '7' })).toBe(7);
    expect(await change({ quantity: '7', step: '1' })).toBe(8);
    expect(await change({ quantity: '8', step: '-1' })).toBe(7);
    expect(await change({ quantity: '999', step: '1' })).toBe(999);
    expect(await change({ quantity: '0', step: '-1' })).toBeUndefined();
  });

  it('API-016 shows the empty state after the last item is removed', async () => {
    const { visitor, key } = await filled();
    expect((await visitor.form('/basket/remove/', { key })).headers['location']).toBe('/basket/');
    const answer = await visitor.get('/basket/', asPage);
    expect(answer.text).toContain('Your basket is empty.');
    expect(screenIn(answer, 'basket').suggestions).toHaveLength(1);
  });

  it('ORD-042 estimates delivery as the checkout does', async () => {
    const { visitor } = await filled();
    const { delivery } = screenIn(await visitor.get('/basket/', asPage), 'basket');
    const checkout = screenIn(await visitor.get('/checkout/', asPage), 'checkout');
    expect(delivery).toEqual({
      label: 'UK delivery',
      price: checkout.totals.shipping,
      arrival: checkout.arrival,
    });
  });

  it('suggests only products that are not in the basket', async () => {
    const { visitor } = await filled();
    const suggestionsOf = async (browser: Browser) => {
      const { suggestions } = screenIn(await browser.get('/basket/', asPage), 'basket');
      return suggestions.map(({ uuid }) => uuid);
    };
    expect(await suggestionsOf(app.visitor(shop.code))).toEqual([product]);
    expect(await suggestionsOf(visitor)).toEqual([]);
  });

  it.each([
    ['no size', { size: '' }, 'Please choose a size'],
    ['a size that is not to be had', { size: 'L' }, messages.productUnavailable],
    ['an unknown colour', { colour: 'Pink' }, messages.productUnavailable],
    ['VAL-024 a quantity that is no number', { quantity: 'many' }, 'Must be a whole number'],
    ['VAL-038 no piece at all', { quantity: '0' }, 'Min 1'],
    ['VAL-039 a quantity beyond the limit', { quantity: '1000' }, 'Max 999'],
  ])('ERR-009 %s shows the form again', async (_what, changes, message) => {
    const visitor = app.visitor(shop.code);
    const answer = await visitor.form('/basket/add/', choice(changes));
    expect(answer.status).toBe(422);
    expect(payloadIn(answer).screen.name).toBe('product');
    expect(answer.text).toContain(message);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const refused = await byScript(visitor, '/basket/add/', choice(changes));
    expect([400, 422]).toContain(refused.status);
    expect(refused.headers['content-type']).toMatch(/problem\+json/);
  });

  it('keeps the chosen options', async () => {
    const answer = await app
      .visitor(shop.code)
      .form('/basket/add/', choice({ size: '', quantity: '4' }));
    expect(screenIn(answer, 'product')).toMatchObject({
      colour: 'White',
      form: { values: { quantity: '4' }, errors: { size: ['Please choose a size'] } },
    });
  });

  it.each([
    ['an unknown product', { product: '7f8f1f5e-58a5-4d25-8f0d-000000000000' }],
    ['no product', { product: '' }],
  ])('%s is not found', async (_what, changes) => {
    const answer = await app.visitor(shop.code).form('/basket/add/', choice(changes));
    expect(answer.status).toBe(404);
  });

  it('STO-030 does not find a product of another shop', async () => {
    const other = await app.openStore();
    expect((await app.visitor(other.code).form('/basket/add/', choice())).status).toBe(404);
  });

  it.each([
    ['a quantity below zero', { quantity: '-1' }],
    ['no quantity', {}],
    ['a step of two', { quantity: '1', step: '2' }],
  ])('BSK-017 refuses %s and shows the basket', async (_what, fields) => {
    const { visitor, key } = await filled();
    const answer = await visitor.form('/basket/update/', { key, ...fields });
    expect(answer.status).toBe(422);
    expect(payloadIn(answer).screen).toMatchObject({
      name: 'basket',
      basket: { quantity: 2 },
      shopCurrency: 'GBP',
    });
    expect(answer.text).toContain('role="alert"');
  });

  it('reports that an item is gone', async () => {
    const { visitor } = await filled();
    const key = 'f'.repeat(32);
    const answer = await visitor.form('/basket/update/', { key, quantity: '2' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('no longer in your basket');
    const refused = await byScript(visitor, '/basket/update/', { key, quantity: '2' });
    expect(refused.status).toBe(404);
  });

  describe('from another origin', () => {
    const post = (headers: Record<string, string>, body = 'size=M') =>
      app.visitor(shop.code).send('post', '/basket/add/', {
        headers: { 'content-type': form['content-type'], accept: 'text/html', ...headers },
        body,
      });

    it.each<[string, Record<string, string>]>([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another shop', { 'sec-fetch-site': 'same-site' }],
      ['a wrong origin', { origin: 'https://evil.test' }],
      ['nowhere', {}],
    ])('NFR-008 a form of %s is refused', async (_what, headers) => {
      const answer = await post(headers);
      expect(answer.status).toBe(403);
      expect(payloadIn(answer).screen.name).toBe('forbidden');
    });

    it('refuses U+0000', async () => {
      expect((await post({ 'sec-fetch-site': 'same-origin' }, 'size=%00')).status).toBe(422);
    });

    it('refuses a body that is too large', async () => {
      const { status } = await post(
        { 'sec-fetch-site': 'same-origin' },
        `size=${'x'.repeat(1_100_000)}`,
      );
      expect(status).toBe(413);
    });
  });
});
