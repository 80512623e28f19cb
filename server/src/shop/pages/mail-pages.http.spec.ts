import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, block, headIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { PagesService } from '../../features/pages/index.js';

type Draft = Parameters<PagesService['create']>[1];

describe('mail page', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const context = () => ({
    ...{ division: shop.division, actor: 'system:test', correlationId: 'mail-pages' },
  });
  const publish = (fields: Draft['fields']) =>
    app.get(PagesService).create(context(), { fields }, false);
  const get = (path: string) => app.visitor(shop.code).get(path, asPage);

  it('PAG-025 RTE-040 is shown only at /teemail/, in the mail layout', async () => {
    const properties = { isMailPage: { value: '1' }, title: { value: 'Spring sale' } };
    const blocks = [block('text', { html: '<p>Hello</p>' })];
    const { id } = await publish({ url: '/spring/', properties, blocks });
    await publish({ url: '/about/', blocks });
    const shown = await get('/teemail/spring/');
    expect(screenIn(shown, 'page').page).toMatchObject({ layout: 'mail', title: 'Spring sale' });
    expect(shown.text).toContain('<p>Hello</p>');
    expect(shown.text).not.toContain('<header');
    expect(headIn(shown).noindex).toBe(true);
    const own = await get('/spring/');
    expect([own.status, own.headers['location']]).toEqual([303, '/teemail/spring/']);
    // Only mail pages are at /teemail/, and all other pages only at their own address.
    expect((await get('/teemail/about/')).status).toBe(404);
    expect((await get('/teemail/')).status).toBe(404);
    expect((await get('/about/')).status).toBe(200);
    expect((await get('/sitemap.xml')).text).not.toContain('spring');

    // The page is no longer a mail page.
    const draft = { fields: { properties: { isMailPage: { value: '0' } } } };
    await app.get(PagesService).change(context(), id, { draft, isDraft: false });
    expect((await get('/teemail/spring/')).status).toBe(404);
    expect((await get('/spring/')).status).toBe(200);
  });
});
