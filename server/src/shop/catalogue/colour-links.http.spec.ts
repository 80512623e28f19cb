import { randomUUID } from 'node:crypto';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import { colour } from '../../features/products/product.testing.js';
import { offer } from '../../features/catalogue/offer.testing.js';

describe('links to the colours of a product', () => {
  let app: TestApp;
  let shop: Store;
  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const coloured = (urlName: string, names: readonly string[]) =>
    offer(app, shop, {
      ...{ uuid: randomUUID(), urlName },
      colours: names.map((name, index) => colour(name, '#1f2c47', `${urlName}-${String(index)}`)),
      defaultColour: names[0] ?? '',
    });
  const shownAt = async (path: string) => {
    const answer = await app.visitor(shop.code).get(path, asPage);
    return screenIn(answer, 'product').colour;
  };

  it.each([
    ['red', ['Red/White', 'Red White'], ['red-white', 'red-white-2']],
    ['shapes', ['★', '♥'], ['-', '-2']],
    ['cyrillic', ['Чёрный', 'Белый'], ['чёрный', 'белый']],
  ])('RTE-043 lead to each colour of %s, also from the cache', async (urlName, names, slugs) => {
    await coloured(urlName, names);
    const paths = [
      ...slugs.map((slug) => `/product/${urlName}/${encodeURIComponent(slug)}`),
      ...names.map((name) => `/product/${urlName}/?colour=${encodeURIComponent(name)}`),
    ];
    for (let time = 0; time < 2; time += 1) {
      const shown: string[] = [];
      for (const path of paths) shown.push(await shownAt(path));
      expect(shown).toEqual([...names, ...names]);
    }
  });

  it('A-62 keep colour and campaign when they lead from an id to the address', async () => {
    const { uuid } = await coloured('moved', ['Red/White', 'Red White']);
    const path = `/product/${uuid}/red-white-2?utm_source=letter`;
    const { headers } = await app.visitor(shop.code).get(path, asPage);
    expect(headers['location']).toBe('/product/moved/red-white-2?utm_source=letter');
  });
});
