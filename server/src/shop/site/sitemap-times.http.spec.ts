import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Collection, Product } from '@selvedge/shared/catalogue/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { apart, introduceCreator, openCollection } from '../catalogue/catalogue.testing.js';
import { block } from '../../features/storefront/storefront.testing.js';
import { ShopWithPages } from '../pages/published.testing.js';

describe('times of change in the site map', () => {
  let app: TestApp;
  let site: ShopWithPages;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    site = await ShopWithPages.open(app);
  });
  afterAll(() => app.close());

  /** Returns the path and last change of each address that has one. */
  const times = async (): Promise<Readonly<Record<string, string>>> => {
    const { text } = await site.get('/sitemap.xml');
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const valueOf = (url: Element, name: string): string[] =>
      [...url.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
    return Object.fromEntries(
      [...document.getElementsByTagName('url')].flatMap((url) => {
        const [path = ''] = valueOf(url, 'loc').map((address) => new URL(address).pathname);
        return valueOf(url, 'lastmod').map((time) => [path, time]);
      }),
    );
  };
  const words = (html: string) => [block('text', { html })];
  const group = (changes: Partial<Collection> = {}) => openCollection(app, site.shop, changes);
  const sell = (changes: Partial<Product>) => offer(app, site.shop, changes);

  it('CNT-007 change for a saved product and the listings that show it', async () => {
    const [summer, winter] = [await group(), await group({ name: 'Winter', urlName: 'winter' })];
    const creator = await introduceCreator(app, site.shop);
    const tee = { ...apart('wave', 1), collections: [summer.uuid], creator: creator.uuid };
    await sell(tee);
    await sell({ ...apart('calm', 2), collections: [winter.uuid] });
    const before = await times();
    expect(Object.keys(before).toSorted()).toEqual([
      '/collection/summer/',
      '/collection/winter/',
      '/creator/ada-palm/',
      '/product/calm/',
      '/product/wave/',
    ]);
    for (const time of Object.values(before))
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    await sell({ ...tee, name: 'Wave tee in linen' });
    const after = await times();
    const saved = after['/product/wave/'] ?? '';
    expect(saved > (before['/product/wave/'] ?? '')).toBe(true);
    expect(after).toEqual({
      ...before,
      '/product/wave/': saved,
      '/collection/summer/': saved,
      '/creator/ada-palm/': saved,
    });
  });

  it('CNT-007 change for a saved collection, but not for a hidden product', async () => {
    const summer = await group();
    const tee = { ...apart('wave', 1), collections: [summer.uuid] };
    await sell(tee);
    await sell({ ...apart('calm', 2), collections: [summer.uuid], enabled: false });
    const before = await times();
    expect(before['/collection/summer/']).toBe(before['/product/wave/']);
    await group({ ...summer, description: 'For the park.' });
    const after = await times();
    const saved = after['/collection/summer/'] ?? '';
    expect(saved > (before['/collection/summer/'] ?? '')).toBe(true);
    expect(after).toEqual({ ...before, '/collection/summer/': saved });
  });

  it('CNT-007 change for a published page, but not for its draft', async () => {
    const { id } = await site.publish({ url: '/about/', blocks: words('<p>First</p>') });
    await site.publish({ url: '/', blocks: words('<p>Home</p>') });
    const before = await times();
    expect(Object.keys(before)).toEqual(['/', '/about/']);
    const draft = { fields: { url: '/about/', blocks: words('<p>Second</p>') } };
    await site.pages.change(site.context, id, { draft, isDraft: true });
    // A saved collection evicts the cached file, which the draft does not.
    await group();
    const { '/collection/summer/': _, ...afterDraft } = await times();
    expect(afterDraft).toEqual(before);
    await site.pages.change(site.context, id, { draft, isDraft: false });
    const after = await times();
    expect((after['/about/'] ?? '') > (before['/about/'] ?? '')).toBe(true);
    expect(after['/']).toBe(before['/']);
  });

  it('CNT-007 are missing for screens without a known time', async () => {
    const { text } = await site.get('/sitemap.xml');
    expect(text).toContain('/get-a-quote/</loc></url>');
    expect(await times()).toEqual({});
  });
});
