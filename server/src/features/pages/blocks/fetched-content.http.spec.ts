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

describe('blocks that come from an address', () => {
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

  it('BLK-009 are shown in the place of its own, made safe, with ids of their own', async () => {
    await publish('/x/', '/test-content/blocks');
    await until(async () => (await itemsAt('/x/')).length > 0);
    const items = await itemsAt('/x/');
    expect(items.map(({ type }) => type)).toEqual(['text', 'tag']);
    expect(new Set([7, ...items.map(({ id }) => id)]).size).toBe(3);
    const { text } = await get('/x/');
    expect(text).toContain('<p>One</p>');
    expect(text).not.toContain('Own');
  });

  it('BLK-009 are asked for once, while the page is kept as any other', async () => {
    await publish('/x/', '/test-content/blocks');
    await publish('/y/', '/test-content/blocks');
    const isCached = async (path: string) => (await get(path)).headers['x-cache'] === 'hit';
    await until(async () => (await isCached('/x/')) && (await isCached('/y/')));
    expect(requestCount).toBe(1);
  });

  it('BLK-009 do not keep a visitor waiting, and are there once they have come', async () => {
    await publish('/x/', '/test-content/late');
    expect(await itemsAt('/x/')).toEqual([]);
    await until(() => Promise.resolve(release !== undefined));
    release?.();
    await until(async () => (await itemsAt('/x/')).length > 0);
  });

  it.each([
    ['what is not there', '/test-content/none'],
    ['what is no JSON', '/test-content/words'],
    ['the page itself', '/x/'],
    ['a machine near the server', 'https://10.0.0.1/a'],
    ['a host that does not answer', 'https://127.0.0.1:9/a'],
  ])('BLK-009 are none, of %s', async (_, address) => {
    await publish('/x/', address);
    expect(await itemsAt('/x/')).toEqual([]);
    expect((await get('/x/')).status).toBe(200);
  });

  it('BLK-009 are not asked for in the clear, nor at an address that is none', async () => {
    other.serve('/a', JSON.stringify(given), 'application/json');
    for (const [index, address] of [other.url('/a'), '//other.example/a', 'a'].entries()) {
      await publish(`/x${index}/`, address);
      expect((await itemsAt(`/x${index}/`)).map(({ type }) => type)).toEqual(['text']);
    }
    expect(other.requests).toEqual([]);
  });
});
