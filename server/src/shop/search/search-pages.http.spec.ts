import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import { apart } from '../catalogue/catalogue.testing.js';

describe('RTE-019 the search page', () => {
  let app: TestApp;
  let shop: Store;

  const page = (query: string) => app.visitor(shop.code).get(`/search/${query}`, asPage);
  const screenOf = async (query: string) => screenIn(await page(query), 'search');

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({
      searchRedirects: [
        { searchTerm: 'Gift Card', destinationUrl: '/gifts/' },
        { searchTerm: 'blog', destinationUrl: 'https://blog.example/?a=1&b=2' },
        { searchTerm: 'wave', destinationUrl: '/search/?q=wave' },
        { searchTerm: 'jumper', destinationUrl: '/search/?q=retro&sort=new-in' },
        { searchTerm: 'left', destinationUrl: '/search/?q=right' },
        { searchTerm: 'right', destinationUrl: '/search/?q=left' },
        { searchTerm: 'evil', destinationUrl: 'javascript:alert(1)' },
      ],
    });
    await offer(app, shop);
    await offer(app, shop, { ...apart('retro-sun-tee', 2), name: 'Retro sun tee' });
  });
  afterAll(() => app.close());

  it('shows the results, uncached', async () => {
    const answer = await page('?q=%20tee%20');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('name="robots" content="noindex"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { q, listing, similar } = screenIn(answer, 'search');
    expect([q, listing?.total, similar]).toEqual(['tee', 2, false]);
    expect(listing?.choice.q).toBe('tee');
  });

  it('is filtered by a plain form that keeps the query', async () => {
    const { listing } = await screenOf('?q=tee&colour=White&sort=price-asc&price=1500-2500');
    expect(listing?.products.map(({ name }) => name)).toEqual(['Wave tee']);
    expect(listing?.facets?.colour.map(({ value }) => value)).toEqual(['Navy', 'White']);
    expect(listing?.choice).toMatchObject({ q: 'tee', sort: 'price-asc', price: '1500-2500' });
  });

  it('finds despite a typo and says so', async () => {
    const answer = await page('?q=retor%20sun');
    expect(screenIn(answer, 'search').similar).toBe(true);
    expect(answer.text).toContain('These products are similar.');
    expect(answer.text).toContain('Retro sun tee');
  });

  it('suggests products for an empty query or result', async () => {
    const empty = await screenOf('');
    expect([empty.q, empty.listing, empty.suggestions.length]).toEqual(['', null, 2]);
    const nothing = await page('?q=xylophone');
    expect(nothing.text).toContain('We found nothing for “xylophone”');
    expect(screenIn(nothing, 'search').suggestions).toHaveLength(2);
  });

  it('returns only the grid to our script', async () => {
    const { body, headers } = await app
      .visitor(shop.code)
      .get('/search/?q=tee', { headers: { accept: 'application/json' } });
    expect([body.total, body.path, headers['cache-control']]).toEqual([2, '/search/', 'no-store']);
  });

  it('runs one statement', async () => {
    const statements = await statementsOf(app, (headers) =>
      app
        .visitor(shop.code)
        .get('/search/?q=tee', { headers: { ...headers, accept: 'text/html' } }),
    );
    expect(statements).toHaveLength(1);
  });

  it('RTE-020 STO-011 redirects as the owner configured, without loops or unsafe targets', async () => {
    const inside = await page('?q=%20GIFT%20card');
    expect([inside.status, inside.headers['location']]).toEqual([303, '/gifts/']);
    const outside = await page('?q=blog');
    expect([outside.status, outside.headers['refresh']]).toEqual([
      200,
      '0; url=https://blog.example/?a=1&b=2',
    ]);
    expect(outside.text).toContain('href="https://blog.example/?a=1&amp;b=2"');
    const synonym = await page('?q=jumper');
    expect([synonym.status, synonym.headers['location']]).toEqual([
      303,
      '/search/?q=retro&sort=new-in',
    ]);
    for (const q of ['wave', 'left', 'right']) expect((await page(`?q=${q}`)).status).toBe(200);
    expect((await page('?q=evil')).headers['refresh']).toBeUndefined();
  });

  it('RTE-020 keeps the campaign of a visit when it redirects', async () => {
    const inside = await page('?q=gift+card&utm_source=letter&utm_campaign=may');
    expect(inside.headers['location']).toBe('/gifts/?utm_source=letter&utm_campaign=may');
    const outside = await page('?q=blog&utm_medium=email');
    expect(outside.headers['refresh']).toBe(
      '0; url=https://blog.example/?a=1&b=2&utm_medium=email',
    );
    const synonym = await page('?q=jumper&utm_source=letter&sort=price-asc');
    expect(synonym.headers['location']).toBe('/search/?q=retro&sort=new-in&utm_source=letter');
  });

  it('escapes the query', async () => {
    const { text } = await page(`?q=${encodeURIComponent('<script>x</script>')}`);
    expect(text).not.toContain('<script>x');
  });

  it.each([
    [`?q=${'x'.repeat(101)}`, 422],
    ['?q=a%00b', 422],
    ['?q=tee&page=-1', 404],
    ['?q=tee&page=9', 404],
    ['?q=tee&sort=random&gender=robot', 200],
    ['?q=a&q=b', 200],
  ])('answers %j with %i', async (query, status) => {
    expect((await page(query)).status).toBe(status);
  });
});
