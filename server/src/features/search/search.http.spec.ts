import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import { SEARCH_ORDERS, type SearchAnswer } from '@selvedge/shared/search/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../catalogue/offer.testing.js';
import { colour } from '../products/product.testing.js';
import { present, addCollection } from '../catalogue/product-group.testing.js';

describe('the search of a shop', () => {
  let app: TestApp;
  let shop: Store;

  const get = (query: string, host = shop.code) =>
    app.visitor(host).get(`/omnis/v3/search/?${query}`);
  const answerTo = async (query: string): Promise<SearchAnswer> => (await get(query)).body;
  const namesOf = ({ products }: SearchAnswer) => products.map(({ name }) => name);
  const found = async (query: string) => namesOf(await answerTo(query));
  const put = (name: string, position: number, changes: Partial<Product> = {}) =>
    offer(app, shop, {
      uuid: randomUUID(),
      name,
      urlName: name.toLowerCase().replaceAll(' ', '-'),
      position,
      description: '',
      colours: [colour('Navy', '#1f2c47', name.replaceAll(' ', ''))],
      ...changes,
    });

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({
      searchRedirects: [
        { searchTerm: 'Gift Card', destinationUrl: '/gifts/' },
        { searchTerm: 'blog', destinationUrl: 'https://blog.example/' },
        { searchTerm: 'evil', destinationUrl: 'javascript:alert(1)' },
      ],
    });
    const { uuid: creator } = await present(app, shop, { name: 'Ada Palm' });
    const { uuid: winter } = await addCollection(app, shop, { name: 'Winter', urlName: 'winter' });
    const { uuid: secret } = await addCollection(app, shop, {
      uuid: randomUUID(),
      name: 'Clearance',
      urlName: 'clearance',
      enabled: false,
    });
    await put('Retro sun tee', 3, { tags: ['seventies'], price: 2400, gender: 'mens' });
    await put('Moon hoodie', 2, {
      type: 'hoodie',
      price: 4400,
      gender: 'womens',
      creator,
      collections: [winter, secret],
    });
    await put('Wave tee', 1, {
      description: 'Looks good under a hoodie.',
      price: 1200,
      colours: [colour('White', '#f4f4f1', 'W'), colour('Navy', '#1f2c47', 'N')],
      defaultColour: 'White',
    });
    await put('Hidden hoodie', 4, { enabled: false });
    const other = await app.openStore();
    await offer(app, other, { name: 'Neighbour hoodie' });
  });
  afterAll(() => app.close());

  it('CNT-002 finds products by name, tag, type, colour, description, collection and creator', async () => {
    expect(await found('q=retro')).toEqual(['Retro sun tee']);
    expect(await found('q=seventies')).toEqual(['Retro sun tee']);
    expect(await found('q=white')).toEqual(['Wave tee']);
    expect(await found('q=winter')).toEqual(['Moon hoodie']);
    expect(await found('q=ada%20palm')).toEqual(['Moon hoodie']);
    expect(await found('q=winter%20moon')).toEqual(['Moon hoodie']);
  });

  it('ranks names above descriptions and ignores hidden products and other stores', async () => {
    expect(await found('q=hoodies')).toEqual(['Moon hoodie', 'Wave tee']);
    expect(await found('q=clearance')).toEqual([]);
  });

  it('matches an incomplete last word, and ignores words like "the"', async () => {
    expect(await found('q=moon%20ho')).toEqual(['Moon hoodie']);
    expect(await found('q=the%20moon')).toEqual(['Moon hoodie']);
    expect((await answerTo('q=ho%20moon')).similar).toBe(true);
  });

  it.each([
    ['retor sun', 'Retro sun tee'],
    ['retor', 'Retro sun tee'],
    ['hodie', 'Moon hoodie'],
    ['mon hodie', 'Moon hoodie'],
  ])('finds similar words despite the typo %j, and marks them as similar', async (q, name) => {
    const answer = await answerTo(`q=${encodeURIComponent(q)}`);
    expect(namesOf(answer)).toContain(name);
    expect(answer.similar).toBe(true);
  });

  it('does not guess if the words exist', async () => {
    expect((await answerTo('q=moon')).similar).toBe(false);
  });

  it('counts filter values independently of the filter of the same kind', async () => {
    const { facets } = await answerTo('q=tee');
    expect(facets).toEqual({
      gender: [
        { value: 'mens', count: 1 },
        { value: 'unisex', count: 1 },
      ],
      colour: [
        { value: 'Navy', count: 2 },
        { value: 'White', count: 1 },
      ],
      size: [
        { value: 'S', count: 2 },
        { value: 'M', count: 2 },
      ],
      type: [{ value: 't-shirt', count: 2 }],
      price: [
        { value: '0-1500', count: 1 },
        { value: '1500-2500', count: 1 },
      ],
    });
    const white = await answerTo('q=tee&colour=White&size=M');
    expect(namesOf(white)).toEqual(['Wave tee']);
    expect(white.facets.colour.map(({ value }) => value)).toEqual(['Navy', 'White']);
    expect(white.facets.price).toEqual([{ value: '0-1500', count: 1 }]);
    expect(white.facets.gender).toEqual([{ value: 'unisex', count: 1 }]);
  });

  it('filters by gender, colour, size, type and price', async () => {
    expect(await found('q=tee&gender=mens')).toEqual(
      expect.arrayContaining(['Retro sun tee', 'Wave tee']),
    );
    expect(await found('q=tee&gender=mens&price=1500-2500')).toEqual(['Retro sun tee']);
    expect(await found('q=hoodie&type=hoodie')).toEqual(['Moon hoodie']);
    expect(await found('q=hoodie&price=4000-')).toEqual(['Moon hoodie']);
    expect(await found('q=tee&size=L')).toEqual([]);
  });

  it('sorts by price and by age', async () => {
    expect(await found('q=tee&sort=price-asc')).toEqual(['Wave tee', 'Retro sun tee']);
    expect(await found('q=tee&sort=price-desc')).toEqual(['Retro sun tee', 'Wave tee']);
    expect(await found('q=tee&sort=new-in')).toEqual(['Wave tee', 'Retro sun tee']);
  });

  it('is paginated', async () => {
    const first = await answerTo('q=tee&perPage=1&sort=price-asc');
    const second = await answerTo('q=tee&perPage=1&sort=price-asc&page=2');
    expect([first.total, second.total]).toEqual([2, 2]);
    expect([namesOf(first), namesOf(second)]).toEqual([['Wave tee'], ['Retro sun tee']]);
    expect(await found('q=tee&page=3')).toEqual([]);
  });

  it('suggests bestsellers for an empty query or result', async () => {
    for (const q of ['xylophone', '', '%20', '%F0%9F%8C%B4', '!']) {
      const { total, suggestions } = await answerTo(`q=${q}`);
      expect([total, suggestions.length]).toEqual([0, 3]);
    }
    expect((await answerTo('q=tee')).suggestions).toEqual([]);
  });

  it("STO-011 RTE-020 returns the store's redirect for a query", async () => {
    expect((await answerTo('q=%20gift%20card')).redirect).toBe('/gifts/');
    expect((await answerTo('q=blog')).redirect).toBe('https://blog.example/');
    expect((await answerTo('q=evil')).redirect).toBeNull();
  });

  it.each([...SEARCH_ORDERS, undefined])('runs one statement, sorted by %s', async (sort) => {
    for (const q of ['tee', 'hodie', 'nothing']) {
      const path = `/omnis/v3/search/?q=${q}&colour=Navy${sort ? `&sort=${sort}` : ''}`;
      const statements = await statementsOf(app, (headers) =>
        app.visitor(shop.code).get(path, { headers }),
      );
      expect(statements).toHaveLength(1);
    }
  });

  it.each([
    ['', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=a%00b', 'q'],
    ['q=a&q=b', 'q'],
    ['q=tee&page=-1', 'page'],
    ['q=tee&page=0', 'page'],
    ['q=tee&page=1.5', 'page'],
    ['q=tee&page=99999999', 'page'],
    ['q=tee&perPage=101', 'perPage'],
    ['q=tee&sort=random', 'sort'],
    ['q=tee&gender=robot', 'gender'],
    ['q=tee&price=12', 'price'],
    [`q=tee&colour=${'x'.repeat(65)}`, 'colour'],
    ['q=tee&size=M&size=S', 'size'],
    [`q=tee&type=${'x'.repeat(65)}`, 'type'],
  ])('refuses %j by the name of the field', async (query, field) => {
    const { status, body } = await get(query);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toMatch(field);
  });

  it('is not available for closed shops and on hosts without shop', async () => {
    const closed = await app.openStore({ passwordProtected: true });
    expect((await get('q=tee', closed.code)).status).toBe(403);
    expect((await get('q=tee', 'nobody-here')).status).toBe(404);
  });
});
