import { request, type IncomingMessage } from 'node:http';

import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, saveTee } from '../../checkout/checkout.testing.js';
import { asPage } from '../storefront.testing.js';

/** Resolves when the response has ended, which only happens if no body is sent. */
function head(url: string, host: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html' };
    request(url, { method: 'HEAD', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    })
      .on('error', reject)
      .end();
  });
}

describe('cached page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const page = (store: Store, path: string) => app.visitor(store.code).get(path, asPage);
  const cached = async (headers: Readonly<Record<string, string>>) => {
    const shop = await openTeeShop(app);
    await page(shop, '/');
    return app.visitor(shop.code).get('/', { headers: { accept: 'text/html', ...headers } });
  };

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent to clients that accept %s as %s', async (accepted, encoding) => {
    const { headers, text } = await cached({ 'accept-encoding': accepted });
    expect([headers['x-cache'], headers['content-encoding']]).toEqual(['hit', encoding]);
    expect(text).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it('is sent uncompressed and up to date to clients without compression', async () => {
    const shop = await openTeeShop(app);
    const plain = { headers: { accept: 'text/html', 'accept-encoding': 'identity' } };
    const { text } = await page(shop, '/');
    const answers = [];
    for (let nth = 0; nth < 3; nth += 1) answers.push(await app.visitor(shop.code).get('/', plain));
    expect(answers.map((one) => one.text)).toEqual([text, text, text]);
    await saveTee(app, shop, { name: 'Tide tee' });
    const changed = await app.visitor(shop.code).get('/', plain);
    expect(changed.text).toContain('Tide tee');
    expect((await app.visitor(shop.code).get('/', plain)).text).toBe(changed.text);
  });

  it('is answered with 304 to clients that have it', async () => {
    const shop = await openTeeShop(app);
    const { headers } = await page(shop, '/');
    const etag = String(headers['etag']);
    for (const ifNoneMatch of [etag, `"other", ${etag}`, '*']) {
      const again = await app.visitor(shop.code).get('/', {
        headers: { accept: 'text/html', 'if-none-match': ifNoneMatch },
      });
      expect([again.status, again.text, again.headers['x-cache']]).toEqual([304, '', 'hit']);
    }
    await saveTee(app, shop, { name: 'Tide tee' });
    const changed = await app.visitor(shop.code).get('/', {
      headers: { accept: 'text/html', 'if-none-match': etag },
    });
    expect(changed.status).toBe(200);
  });

  it.each(['br', 'gzip'])(
    'in %s has the same ETag for every visitor, and is smaller after the first if Brotli',
    async (accepted) => {
      const shop = await openTeeShop(app);
      const sent = { headers: { accept: 'text/html', 'accept-encoding': accepted } };
      const first = await app
        .visitor(shop.code)
        .get('/', { headers: { ...sent.headers, 'accept-encoding': 'br' } });
      const later = await app.visitor(shop.code).get('/', sent);
      const again = await app.visitor(shop.code).get('/', sent);
      expect(later.text).toBe(first.text);
      expect(again.text).toBe(first.text);
      expect([later.headers['etag'], again.headers['etag']]).toEqual(
        Array(2).fill(first.headers['etag']),
      );
      expect(again.headers['content-length']).toBe(later.headers['content-length']);
      if (accepted === 'br')
        expect(Number(later.headers['content-length'])).toBeLessThan(
          Number(first.headers['content-length']),
        );
    },
  );

  it('is sent without a body to HEAD, which also fills the cache', async () => {
    const shop = await openTeeShop(app);
    const first = await head(app.url, `${shop.code}.localhost`);
    expect([first.statusCode, first.headers['x-cache']]).toEqual([200, 'miss']);
    const second = await head(app.url, `${shop.code}.localhost`);
    expect([second.statusCode, second.headers['x-cache']]).toEqual([200, 'hit']);
    expect(second.headers['content-length']).toBe(first.headers['content-length']);
    expect((await page(shop, '/')).headers['x-cache']).toBe('hit');
  });
});
