import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { FIXTURES } from '@selvedge/shared/blocks/fixtures.gen';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, block, headIn, screenIn } from '../../features/storefront/storefront.testing.js';
import { PagesService } from '../../features/pages/index.js';

describe('block gallery', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  it('shows every block type with its title to members who work on the shop', async () => {
    const owner = await app.signInOwner(shop);
    const shown = await owner.get('/block-gallery/', asPage);
    const byId = new Map(screenIn(shown, 'page').blocks.map((one) => [one.id, one.type]));
    const types = Object.values(FIXTURES).map(({ type }) => type);
    expect(types.map((_, index) => byId.get(2 * index + 1))).toEqual(types);
    for (const type of types) expect(shown.text).toContain(blockRegistry.find(type)?.title);
    expect(headIn(shown).noindex).toBe(true);
    const frames = [...shown.text.matchAll(/<iframe [^>]*src="(\/embed\/[^"]*)"/g)];
    expect(frames).toHaveLength(1);
    expect((await owner.get(frames[0]?.[1] ?? '')).status).toBe(200);
  });

  it('is not found by anyone else', async () => {
    const people = [app.visitor(shop.code), await app.signInCustomer(shop.code)];
    const answers = await Promise.all(
      people.map((person) => person.get('/block-gallery/', asPage)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('is replaced by an owner-made page at its address', async () => {
    const own = await app.openStore();
    await app
      .get(PagesService)
      .create(
        { division: own.division, actor: 'system:test', correlationId: 'gallery' },
        { fields: { url: '/block-gallery/', blocks: [block('text', { html: '<p>Ours</p>' })] } },
        false,
      );
    expect((await app.visitor(own.code).get('/block-gallery/', asPage)).text).toContain('Ours');
  });
});
