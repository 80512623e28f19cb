import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import type { Browser } from '../../platform/testing/browser.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage } from '../../features/storefront/storefront.testing.js';

type Draft = Parameters<PagesService['create']>[1];

describe('edit link of a page', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const make = async (fields: Draft['fields'], isDraft = false) => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'edit-bar' };
    const { id } = await app.get(PagesService).create(context, { fields }, isDraft);
    return id;
  };
  const linkIn = async (person: Browser, path: string, headers: Record<string, string> = {}) => {
    const { status, text } = await person.get(path, { headers: { ...asPage.headers, ...headers } });
    expect(status).toBeLessThan(500);
    return /<a href="(\/dashboard\/pages\/\d+\/edit)"/.exec(text)?.[1];
  };

  it('is on all owner-made pages, published or not, in any layout', async () => {
    const pages = {
      '/': await make({ url: '/' }),
      '/about/': await make({ url: '/about/' }),
      '/soon/': await make({ url: '/soon/' }, true),
      '/bare/': await make({ url: '/bare/', layout: 'blank' }),
      [encodeURI('/über-uns/')]: await make({ url: '/über-uns/' }),
    };
    const owner = await app.signInOwner(shop);
    for (const [path, id] of Object.entries(pages))
      expect([path, await linkIn(owner, path)]).toEqual([path, `/dashboard/pages/${id}/edit`]);
  });

  it('leads to the published page at an address that another page is about to leave or take', async () => {
    const shown = await make({ url: '/one/' });
    const context = { division: shop.division, actor: 'system:test', correlationId: 'edit-bar' };
    const moved = { draft: { fields: { url: '/moved/' } }, isDraft: true };
    await app.get(PagesService).change(context, shown, moved);
    const owner = await app.signInOwner(shop);
    expect(await linkIn(owner, '/one/')).toBe(`/dashboard/pages/${shown}/edit`);
  });

  it.each(['/', '/search/', '/sitemap/', '/nowhere/', '/%E0%A4%A/'])(
    'is not on %s, which the owner did not make',
    async (path) => {
      expect(await linkIn(await app.signInOwner(shop), path)).toBeUndefined();
    },
  );

  it('is absent in previews of an editor', async () => {
    await make({ url: '/about/' });
    const owner = await app.signInOwner(shop);
    expect(await linkIn(owner, '/about/?mode=preview')).toBeUndefined();
    expect(await linkIn(owner, '/about/?operator=headless')).toBeUndefined();
  });

  it('is absent in the theme preview frame of the office', async () => {
    await make({ url: '/about/' });
    const owner = await app.signInOwner(shop);
    expect(await linkIn(owner, '/about/', { 'sec-fetch-dest': 'iframe' })).toBeUndefined();
    expect(await linkIn(owner, '/about/', { 'sec-fetch-dest': 'document' })).toBeDefined();
  });

  it('is shown only to members who may edit pages', async () => {
    await make({ url: '/about/' });
    const helper = (permissions: readonly ('pages' | 'products')[]) =>
      app.signInCustomer(shop.code, [{ division: shop.division, role: 'member', permissions }]);
    const editor = await helper(['pages']);
    expect(await linkIn(editor, '/about/')).toBeDefined();
    const others = [
      app.visitor(shop.code),
      await app.signInCustomer(shop.code),
      await helper(['products']),
    ];
    for (const person of others) expect(await linkIn(person, '/about/')).toBeUndefined();
  });
});
