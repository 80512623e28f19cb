import { Controller, Get } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';

import { startOwnApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { OtherHost } from '../../../platform/http-client/http-client.testing.js';
import { asPage, block, screenIn } from '../../storefront/storefront.testing.js';
import { PagesService } from '../index.js';

const given = {
  items: [
    { type: 'text', id: 7, properties: { html: { value: '<p>One<script>1</script></p>' } } },
    { properties: { template: 'tag', text: 'Two', conditions: ['is-nobody'] } },
    { type: 'html', properties: { html: '<b>Three</b>' } },
    { type: 'unheard-of' },
    'four',
  ],
};
let requestCount = 0;
let release: (() => void) | undefined;

@Controller('test-content')
class Content {
  @Get('blocks')
  blocks(): object {
    requestCount += 1;
    return given;
  }

  @Get('late')
  async late(): Promise<object> {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return given;
  }

  @Get('words')
  words(): string {
    return 'No JSON';
  }
}

describe('blocks fetched from an address', () => {
  let app: TestApp;
  let other: OtherHost;
  let shop: Store;

  beforeAll(async () => {
    other = await OtherHost.open();
    app = await startOwnApp({ OUTGOING_LOOPBACK: '1' }, [Content]);
  });
  beforeEach(async () => {
    shop = await app.openStore();
    requestCount = 0;
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  const row = (asyncItems: string) => ({
    ...{ ...block('row', { asyncItems }), id: 7 },
    items: [{ ...block('text', { html: '<p>Own</p>' }), id: 8 }],
  });
  const publish = (url: string, asyncItems: string) =>
    app
      .get(PagesService)
      .create(
        { division: shop.division, actor: 'system:test', correlationId: 'fetched' },
        { fields: { url, blocks: [row(asyncItems)] } },
        false,
      );
  const get = (path: string) => app.visitor(shop.code).get(path, asPage);
  const itemsAt = async (path: string) =>
    screenIn(await get(path), 'page').blocks.flatMap(({ items }) => items);

  it('BLK-009 replace the items of the block, sanitized and with unique ids', async () => {
    await publish('/x/', '/test-content/blocks');
    await until(async () => (await itemsAt('/x/')).length > 0);
    const items = await itemsAt('/x/');
    expect(items.map(({ type }) => type)).toEqual(['text', 'tag']);
    expect(new Set([7, ...items.map(({ id }) => id)]).size).toBe(3);
    const { text } = await get('/x/');
    expect(text).toContain('<p>One</p>');
    expect(text).not.toContain('Own');
  });

  it('BLK-009 are fetched once while the pages stay cached', async () => {
    await publish('/x/', '/test-content/blocks');
    await publish('/y/', '/test-content/blocks');
    const isCached = async (path: string) => (await get(path)).headers['x-cache'] === 'hit';
    await until(async () => (await isCached('/x/')) && (await isCached('/y/')));
    expect(requestCount).toBe(1);
  });

  it('BLK-009 do not delay the first page view and appear once they arrive', async () => {
    await publish('/x/', '/test-content/late');
    expect(await itemsAt('/x/')).toEqual([]);
    await until(() => Promise.resolve(release !== undefined));
    release?.();
    await until(async () => (await itemsAt('/x/')).length > 0);
  });

  it.each([
    ['a missing resource', '/test-content/none'],
    ['a response that is not JSON', '/test-content/words'],
    ['the page itself', '/x/'],
    ['a private network address', 'https://10.0.0.1/a'],
    ['a host that does not answer', 'https://127.0.0.1:9/a'],
  ])('BLK-009 are empty for %s', async (_, address) => {
    await publish('/x/', address);
    expect(await itemsAt('/x/')).toEqual([]);
    expect((await get('/x/')).status).toBe(200);
  });

  it('BLK-009 are never requested over plain HTTP or from an invalid address', async () => {
    other.serve('/a', JSON.stringify(given), 'application/json');
    for (const [index, address] of [other.url('/a'), '//other.example/a', 'a'].entries()) {
      await publish(`/x${index}/`, address);
      expect((await itemsAt(`/x${index}/`)).map(({ type }) => type)).toEqual(['text']);
    }
    expect(other.requests).toEqual([]);
  });
});
