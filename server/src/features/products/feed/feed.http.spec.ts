import { DOMParser } from '@xmldom/xmldom';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { offer } from '../../catalogue/offer.testing.js';

describe('product feed', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('CAT-032 is XML with an item for each variant of the included products', async () => {
    const shop = await app.openStore({ name: 'Palms & <Waves>' });
    const shown = await offer(app, shop, { urlName: 'shown', salePrice: 1_900, gender: 'mens' });
    await offer(app, shop, { urlName: 'not-in-feed', includeInProductFeed: false });
    await offer(app, shop, { urlName: 'not-enabled', enabled: false });
    await offer(app, shop, { urlName: 'denied', approvalStatus: -1, denialReason: 'No' });
    const { status, headers, text } = await app.call(shop.code, '/product-feed.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const feed = new DOMParser().parseFromString(text, 'text/xml');
    const all = (name: string): readonly string[] =>
      [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
    expect(all('title')[0]).toBe('Palms & <Waves>');
    const skus = shown.colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku));
    expect(all('g:id')).toEqual(skus);
    expect(new Set(all('g:item_group_id'))).toEqual(new Set([shown.uuid]));
    expect(all('g:price')[0]).toBe('24.00 GBP');
    expect(all('g:sale_price')[0]).toBe('19.00 GBP');
    expect(all('g:availability').slice(0, 3)).toEqual(['in_stock', 'in_stock', 'out_of_stock']);
    expect(all('g:gender')[0]).toBe('male');
    expect(all('link')[1]).toBe(`http://${shop.code}.localhost/product/shown/navy`);
    expect(all('g:image_link')[0]).toMatch(/^http:\/\/shop-\d+\.localhost\/images\/mockups\//);
  });

  it('CAT-032 continues beyond the first page of products', async () => {
    const shop = await app.openStore();
    const offers = Array.from({ length: 101 }, (_, index) =>
      offer(app, shop, { urlName: `tee-${index}` }),
    );
    const products = await Promise.all(offers);
    const { text } = await app.call(shop.code, '/product-feed.xml');
    for (const { uuid } of products) expect(text).toContain(uuid);
    expect(text.endsWith('</channel>\n</rss>\n')).toBe(true);
  });

  it('GRD-005 is not available for a closed shop', async () => {
    const shut = await app.openStore({ passwordProtected: true });
    expect((await app.call(shut.code, '/product-feed.xml')).status).toBe(403);
  });
});
