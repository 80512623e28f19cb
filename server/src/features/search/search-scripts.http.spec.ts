import { randomUUID } from 'node:crypto';
import type { Product } from '@selvedge/shared/catalogue/contract';
import type { SearchAnswer } from '@selvedge/shared/search/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { present } from '../catalogue/product-group.testing.js';
import { colour } from '../products/product.testing.js';

/** The test database has the locale C, like the embedded one. */
describe('the search of a shop in any script', () => {
  let app: TestApp;
  let shop: Store;
  const answerTo = async (query: string): Promise<SearchAnswer> =>
    (await app.visitor(shop.code).get(`/omnis/v3/search/?${query}`)).body;
  const namesOf = ({ products }: SearchAnswer) => products.map(({ name }) => name);
  const found = async (query: string) => namesOf(await answerTo(query));
  const put = (name: string, position: number, changes: Partial<Product> = {}) =>
    offer(app, shop, {
      uuid: randomUUID(),
      name,
      urlName: randomUUID(),
      position,
      description: '',
      colours: [colour('Navy', '#1f2c47', randomUUID())],
      ...changes,
    });

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore({
      searchRedirects: [{ searchTerm: 'Łódź', destinationUrl: '/lodz/' }],
    });
  });
  afterAll(() => app.close());

  it.each([
    ['Чёрная Пантера', ['чёрная', 'ЧЕРНАЯ', 'пант', 'пантера чёрная']],
    ['Étoile du Nord', ['étoile', 'etoile', 'E\u0301TOILE']],
    ['Über Łódź', ['uber', 'lodz', 'über', 'ŁÓDŹ']],
    ['Ørsted Straße', ['orsted', 'strasse', 'STRASSE']],
    ['猫のシャツ', ['シャツ', '猫', 'のシ', 'ｼｬﾂ', 'しゃつ']],
    ['Fox 🦊 and ❤️', ['🦊', 'fox 🦊', '❤', '🦊 ❤️']],
    ['Two foxes 🐺🐺', ['🐺', '🐺🐺']],
    ['เสื้อยืดแมว', ['แมว', 'เสื้อยืด']],
    ['हिन्दी कमीज़', ['हिन्दी', 'कमीज़']],
    ['قميص فارسی ٢٠٢٥', ['قمیص', 'فارسي', '2025', '۲۰۲۵']],
    ['Rock’n’Roll T‑Shirt', ["rock'n'roll", 't-shirt rock']],
    ['Crimson/Saffron scarf', ['crimson', 'saffron']],
  ])('finds every spelling of %j, in a database of any locale', async (name, queries) => {
    await put(name, 9, { type: 'mug' });
    for (const q of queries) {
      const { products, similar } = await answerTo(`q=${encodeURIComponent(q)}`);
      expect([q, products.map((one) => one.name), similar]).toEqual([q, [name], false]);
    }
  });

  it('finds products despite a typo in letters that are not Latin', async () => {
    await put('Матрёшка', 9, { type: 'mug' });
    const answer = await answerTo(`q=${encodeURIComponent('матршка')}`);
    expect([namesOf(answer), answer.similar]).toEqual([['Матрёшка'], true]);
    expect(await found(`q=${encodeURIComponent('пантера')}`)).not.toContain('Матрёшка');
  });

  it('finds products by description, collection and creator in scripts without spaces', async () => {
    const { uuid: creator } = await present(app, shop, { name: '山田花子', urlName: 'yamada' });
    await put('Plain cap', 9, { description: '綿百パーセントの帽子です。', creator, type: 'cap' });
    expect(await found(`q=${encodeURIComponent('帽子')}`)).toEqual(['Plain cap']);
    expect(await found(`q=${encodeURIComponent('花子')}`)).toEqual(['Plain cap']);
    expect(await found(`q=${encodeURIComponent('子花')}`)).toEqual([]);
  });

  it('STO-011 redirects a query that is written without accents', async () => {
    expect((await answerTo('q=LODZ')).redirect).toBe('/lodz/');
  });
});
