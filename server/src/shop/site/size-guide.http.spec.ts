import type { Store } from '@selvedge/shared/stores/contract';

import { stepOver } from '../../platform/testing/plans.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage, block, headIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { multiplyProducts } from '../../features/catalogue/many-products.testing.js';
import { offer } from '../../features/catalogue/offer.testing.js';

describe('the size guide of every shop', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const page = () => app.visitor(shop.code).get('/size-guide/', asPage);
  const garments = async () => screenIn(await page(), 'size-guide').charts.map(({ name }) => name);

  it('CAT-011 has the measures of each garment that the shop shows, in both units', async () => {
    await offer(app, shop, { urlName: 'tee' });
    await offer(app, shop, { urlName: 'own-chart', sizeChartId: 2 });
    await offer(app, shop, { urlName: 'hidden', garment: 'dress', enabled: false });
    expect(await garments()).toEqual(['T-shirt', 'Hoodie']);
    const answer = await page();
    expect(headIn(answer)).toMatchObject({ title: `Size guide – ${shop.name}`, noindex: false });
    expect(answer.text).toContain('94–99 cm');
    expect(answer.text).toContain('37–39 in');
    expect(answer.text).toContain('XXL / 2XL');
    expect(answer.text).toContain('Measure from the shoulder seam to the end of the cuff.');
  });

  it('CAT-011 has the sizes of adults for children only if the owner chose them', async () => {
    await offer(app, shop, { urlName: 'kids-tee', gender: 'kids' });
    expect(await garments()).toEqual([]);
    await offer(app, shop, { urlName: 'kids-sweater', gender: 'kids', sizeChartId: 3 });
    expect(await garments()).toEqual(['Sweater']);
  });

  it('reads no more rows in a large shop', async () => {
    await offer(app, shop, { urlName: 'tee' });
    await multiplyProducts(app, shop.division, 5_000);
    const step = await stepOver(app, 500, async (headers) => {
      const visitor = app.visitor(shop.code);
      const all = { ...headers, ...asPage.headers };
      expect((await visitor.get('/size-guide/', { headers: all })).status).toBe(200);
    });
    expect(step).toBeUndefined();
  });

  it('is cached until a product changes', async () => {
    expect(headIn(await page()).noindex).toBe(true);
    expect((await page()).headers['x-cache']).toBe('hit');
    await offer(app, shop, { urlName: 'dress', garment: 'dress' });
    expect(await garments()).toEqual(['Dress']);
  });

  it('is replaced by a page of the owner at its address', async () => {
    expect(await garments()).toEqual([]);
    const context = { division: shop.division, actor: 'system:test', correlationId: 'sizes' };
    const fields = { url: '/size-guide/', blocks: [block('text', { html: '<p>Ours</p>' })] };
    await app.get(PagesService).create(context, { fields }, false);
    expect(screenIn(await page(), 'page').page.url).toBe('/size-guide/');
  });
});
