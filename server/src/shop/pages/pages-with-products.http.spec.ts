import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { block, screenIn } from '../../features/storefront/storefront.testing.js';
import { apart, introduceCreator, openCollection } from '../catalogue/catalogue.testing.js';
import { ShopWithPages } from './published.testing.js';

describe('page with products', () => {
  let app: TestApp;
  let site: ShopWithPages;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    site = await ShopWithPages.open(app);
  });
  afterAll(() => app.close());

  it('BLK-028 SEO-005 lists the products of a collection in its order, with one statement', async () => {
    const { uuid } = await openCollection(app, site.shop);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      const collections = name === 'b' ? [] : [uuid];
      await offer(app, site.shop, {
        ...apart(name, index + 1),
        name,
        price: 900 - index,
        collections,
      });
    }
    await site.publish({
      url: '/x/',
      blocks: [
        block('productList', { limit: 2 }),
        block('productList', { collection: 'summer', sortBy: 'price-asc' }),
        block('productList', { collection: 'winter' }),
        block('grid', { itemFactory: 'collections' }),
      ],
    });
    const answer = await site.get('/x/');
    const names = screenIn(answer, 'page').blocks.map((shown) => {
      if (shown.type === 'productList') return shown.products.map(({ name }) => name);
      return shown.type === 'grid' ? shown.places : [];
    });
    expect(names).toEqual([
      ['a', 'b'],
      ['c', 'a'],
      [],
      [expect.objectContaining({ name: 'Summer', href: '/collection/summer/', count: 2 })],
    ]);
    expect(answer.text).toContain('"@type":"ItemList"');
  });

  it('links to creators with their own image or that of their first product', async () => {
    const { uuid: creator } = await introduceCreator(app, site.shop);
    await introduceCreator(app, site.shop, {
      urlName: 'ines',
      name: 'Ines',
      avatar: '/images/ines',
    });
    await offer(app, site.shop, { ...apart('a', 1), creator });
    const grid = (limit: number) => block('grid', { itemFactory: 'creators', limit });
    await site.publish({ url: '/x/', blocks: [grid(1), grid(9)] });
    const { blocks } = screenIn(await site.get('/x/'), 'page');
    const shown = blocks.flatMap((one) => (one.type === 'grid' ? [one.places] : []));
    // Jest declares matchers as `any`.
    const image = expect.stringMatching(/^\/images\/mockups\//) as string;
    const ada = { name: 'Ada Palm', href: '/creator/ada-palm/', image, count: 1 };
    const ines = { name: 'Ines', href: '/creator/ines/', image: '/images/ines', count: 0 };
    expect(shown).toEqual([[ada], [ada, ines]]);
    expect(await site.outcome('/x/')).toBe('hit');
    await introduceCreator(app, site.shop, { urlName: 'late', name: 'Late' });
    expect(await site.outcome('/x/')).toBe('miss');
  });

  it('BLK-008 is rendered again only when content that it shows changes', async () => {
    const { uuid } = await openCollection(app, site.shop);
    const inside = { ...apart('inside', 1), collections: [uuid] };
    const outside = apart('outside', 2);
    await offer(app, site.shop, inside);
    await offer(app, site.shop, outside);
    await site.publish({ url: '/plain/', blocks: [block('quote', { text: 'Hello' })] });
    await site.publish({ url: '/some/', blocks: [block('productList', { collection: 'summer' })] });
    await site.publish({ url: '/all/', blocks: [block('productList')] });
    const paths = ['/plain/', '/some/', '/all/'];
    const missesAfter = async (change: () => Promise<unknown>) => {
      for (const path of paths) await site.get(path);
      await change();
      const found: string[] = [];
      for (const path of paths) if ((await site.outcome(path)) === 'miss') found.push(path);
      return found;
    };
    const change = (product: object) => () => offer(app, site.shop, { ...product, name: 'New' });
    expect(await missesAfter(() => Promise.resolve())).toEqual([]);
    expect(await missesAfter(change(outside))).toEqual(['/all/']);
    expect(await missesAfter(change(inside))).toEqual(['/some/', '/all/']);
    const [plain] = await site.pages
      .list(site.shop.division, false)
      .then((list) => list.filter(({ url }) => url === '/plain/'));
    const draft = { fields: { blocks: [] } };
    const id = plain?.id ?? 0;
    const saveDraft = () => site.pages.change(site.context, id, { draft, isDraft: true });
    expect(await missesAfter(saveDraft)).toEqual([]);
    expect(await missesAfter(() => site.pages.publish(site.context, id))).toEqual(['/plain/']);
  });
});
