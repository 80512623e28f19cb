import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../../features/pages/index.js';
import { ShopWithPages } from './published.testing.js';

describe('pages in the core data of a shop', () => {
  let app: TestApp;
  let site: ShopWithPages;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    site = await ShopWithPages.open(app);
  });
  afterAll(() => app.close());

  const coreData = async (code: string) =>
    (await app.call(code, '/omnis/v3/frontend/getStoreCoreData/json/')).body;

  it('RTE-060 RTE-063 RTE-065 are listed while they are published', async () => {
    const { pages, shop, context } = site;
    const listedPages = async () => (await coreData(shop.code)).pages;
    const home = expect.objectContaining({ id: null, name: 'home', title: shop.name });
    const fields = { url: '/about/team/', properties: { title: { value: 'We' } } };
    const { id, uuid } = await pages.create(context, { fields }, true);
    expect(await listedPages()).toEqual([home]);
    await pages.publish(context, id);
    const listed = { id, uuid, url: '/about/team/', name: 'about.team', title: 'We' };
    expect(await listedPages()).toEqual([home, expect.objectContaining(listed)]);
    const own = await site.publish({ url: '/', properties: {} });
    expect(await listedPages()).toEqual([
      expect.objectContaining({ id: own.id, url: '/', title: shop.name, layout: 'standard' }),
      expect.objectContaining(listed),
    ]);
    await pages.unpublish(context, id);
    expect(await listedPages()).toHaveLength(1);
  });

  it('are hidden from visitors without access to the shop', async () => {
    const { division, code } = await app.openStore({ passwordProtected: true });
    const context = { ...site.context, division };
    const fields = { url: '/secret/', properties: { title: { value: 'Secret' } } };
    await app.get(PagesService).create(context, { fields }, false);
    const body = await coreData(code);
    expect(JSON.stringify(body)).not.toContain('ecret/');
    expect(body.pages).toHaveLength(1);
  });

  it('RTE-036 RTE-059 take precedence over legacy redirects', async () => {
    const leadsTo = async (path: string) => (await site.get(path)).headers['location'];
    expect(await leadsTo('/learn/printing/?a=1')).toBe('/blog/printing/?a=1');
    expect(await leadsTo('/custom/')).toBe('/design-your-own-t-shirt/');
    await site.publish({ url: '/custom/', properties: { title: { value: 'Made for you' } } });
    expect((await site.get('/custom/')).status).toBe(200);
  });
});
