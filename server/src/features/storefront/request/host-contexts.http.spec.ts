import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, turboHost, type TestApp } from '../../../platform/testing/start-app.js';
import { PagesService } from '../../pages/index.js';
import { asPage, block, screenIn } from '../storefront.testing.js';

const conditions = [
  ...['isTurbo', 'isTurboOrInternalUser', 'isShopify', 'isNotShopify'],
  'needsShopifyDeliveryProfile',
];

describe('host context', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  /**
   * Publishes a page with one block per condition, and returns a function that reads the visible
   * ones at a host.
   */
  async function pageOf({ division }: Store) {
    const url = `/of-${String(division)}-at-${String(Date.now())}/`;
    const blocks = conditions.map((name) =>
      block('quote', { text: name, conditions: `["${name}"]` }),
    );
    const context = { actor: 'system:test', correlationId: 'host-contexts', division };
    await app.get(PagesService).create(context, { fields: { url, blocks } }, false);
    return async (host: string) =>
      screenIn(await app.visitor(host).get(url, asPage), 'page').blocks.map(({ properties }) =>
        'text' in properties ? properties.text : undefined,
      );
  }
  const contextAt = async (host: string) =>
    (await app.visitor(host).get('/omnis/v3/dashboard/secure/get/')).body.context;

  it('GRD-017 GRD-018 GRD-032 is shopify while staff set it', async () => {
    const shop = await app.openStore();
    const shownAt = await pageOf(shop);
    const seen = async () => [await contextAt(shop.code), await shownAt(shop.code)];
    const staff = await app.signInStaff(['stores']);
    const path = `/omnis/v3/atlas/stores/${String(shop.division)}/`;
    await staff.get(path);
    const stand = (body: object) => staff.send('patch', path, { body });

    expect(await seen()).toEqual(['store', ['isNotShopify']]);
    await stand({ integrationType: 'shopify' });
    expect(await seen()).toEqual(['shopify', ['isShopify', 'needsShopifyDeliveryProfile']]);
    await stand({ deliveryProfileId: '7' });
    expect(await seen()).toEqual(['shopify', ['isShopify']]);
    await stand({ integrationType: null });
    expect(await seen()).toEqual(['store', ['isNotShopify']]);
  });

  it('GRD-015 GRD-016 STO-026 is sent with the initial state, and selects other blocks on turbo than on the main brand', async () => {
    const shownAt = await pageOf(await app.openStore({ division: MAIN_DIVISION, code: 'main' }));
    // Two rounds, so that the test detects content of one host that is cached for another.
    for (const _ of [1, 2]) {
      expect(await shownAt('')).toEqual(['isNotShopify']);
      expect(await shownAt(turboHost)).toEqual([
        'isTurbo',
        'isTurboOrInternalUser',
        'isNotShopify',
      ]);
    }
    expect([await contextAt(''), await contextAt(turboHost), await contextAt('atlas')]).toEqual([
      'main-brand',
      'turbo',
      'atlas',
    ]);
  });
});
