import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../../features/pages/index.js';
import { asPage, block, screenIn } from '../../features/storefront/storefront.testing.js';

describe('page with an invalid block', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  it.each([
    ['ERR-056', block('gizmo'), "Block type of gizmo hasn't been registered"],
    [
      'ERR-060 BLX-004',
      block('spacer', { conditions: '["hasWings"]' }),
      'Invalid block conditions',
    ],
  ])('%s shows the other blocks and logs the reason', async (id, faulty, message) => {
    const url = `/${id.slice(0, 7).toLowerCase()}/`;
    const context = { division: shop.division, actor: 'system:test', correlationId: 'blocks' };
    const fields = { url, blocks: [faulty, block('quote', { text: 'Still here' })] };
    await app.get(PagesService).create(context, { fields }, false);
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const answer = await app.visitor(shop.code).get(url, asPage);
    const warnings = warned.mock.calls.map(([what]) => what);
    warned.mockRestore();
    expect(screenIn(answer, 'page').blocks.map(({ type }) => type)).toEqual(['quote']);
    expect(warnings).toContainEqual(expect.objectContaining({ message }));
  });
});
