import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { addTees, openTeeShop, saveTee } from '../checkout/checkout.testing.js';
import { asPage, directive, payloadIn, screenIn, styleHashesIn } from './storefront.testing.js';

describe('shop pages', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  const page = (path: string, host = shop.code) => app.visitor(host).get(path, asPage);

  it('RTE-062 SEO-013 render the home page on the server', async () => {
    const answer = await page('/');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<title>${shop.name}</title>`);
    expect(answer.text).toContain('<h1');
    expect(answer.text).toContain('href="/product/wave-tee/"');
    expect(payloadIn(answer).screen.name).toBe('home');
  });

  it('RTE-043 include the page of a product', async () => {
    const answer = await page('/product/wave-tee/');
    expect(answer.status).toBe(200);
    expect(payloadIn(answer).screen).toMatchObject({
      name: 'product',
      colour: 'Navy',
      added: null,
    });
    expect(answer.text).toContain('action="/basket/add/"');
  });

  it.each([
    '/product/wave-tee/white',
    '/product/wave-tee/White',
    '/product/wave-tee/?colour=white',
  ])('RTE-043 preselect the colour at %s', async (path) => {
    expect(screenIn(await page(path), 'product').colour).toBe('White');
  });

  it('confirm an added item only for an existing size', async () => {
    const added = async (size: string) =>
      screenIn(await page(`/product/wave-tee/white?added=${size}`), 'product').added;
    expect(await added('M')).toBe('White · M');
    expect(await added('Hat')).toBeNull();
    expect(await added('M&added=S')).toBeNull();
  });

  it.each(['/product/no-such-tee/', '/product/wave-tee/pink', '/nowhere/', '/404/', '/receipt/0'])(
    'RTE-008 answer %s with 404 in the frame of the shop',
    async (path) => {
      const answer = await page(path);
      expect(answer.status).toBe(404);
      expect(payloadIn(answer).screen.name).toBe('not-found');
      expect(answer.text).toContain('name="robots" content="noindex"');
    },
  );

  describe('RTE-068 ERR-042 of missing addresses', () => {
    const from = (site: string, dest: string) => ({
      headers: { ...asPage.headers, 'sec-fetch-site': site, 'sec-fetch-dest': dest },
    });
    const request = (path: string, call: ReturnType<typeof from>) =>
      app.visitor(shop.code).get(path, call);

    it('redirect navigation within the shop to /404/', async () => {
      const { status, headers, text } = await request('/nowhere/', from('same-origin', 'document'));
      expect([status, headers['location'], text]).toEqual([303, '/404/', '']);
      expect(headers['cache-control']).toBe('no-store');
      expect((await request('/404/', from('same-origin', 'document'))).status).toBe(404);
    });

    it.each([
      ['the first page of a visit', from('none', 'document')],
      ['a link of another site', from('cross-site', 'document')],
      ['a frame in an editor', from('same-origin', 'iframe')],
    ])('answer %s with 404 at the same address', async (_, call) => {
      const answer = await request('/nowhere/', call);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(messages.pageNotFound);
    });
  });

  it('RTE-009 show at /403/ that access is denied', async () => {
    const answer = await page('/403/');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(messages.permissionDenied);
  });

  it('STO-025 do not include products of another shop', async () => {
    const other = await app.openStore();
    expect((await page('/product/wave-tee/', other.code)).status).toBe(404);
  });

  it('explain a host without a shop', async () => {
    const { status, headers, text } = await page('/', 'nobody.example');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1>No shop at this address</h1>');
  });

  it('refuse U+0000 in an address', async () => {
    const answer = await page('/product/wave%00tee/');
    expect(answer.status).toBe(422);
    expect(payloadIn(answer).screen.name).toBe('failed');
  });

  it('CAT-002 escape the text of a product', async () => {
    const odd = await app.openStore();
    const name = '</script><script>alert(1)</script>';
    await saveTee(app, odd, { name });
    const answer = await page('/product/wave-tee/', odd.code);
    expect(answer.text).not.toContain('<script>alert');
    expect(screenIn(answer, 'product').product.name).toBe(name);
  });

  describe('response headers', () => {
    it.each(['/', '/product/wave-tee/', '/basket/', '/404/'])(
      'NFR-008 of %s allow its inline style, and no inline script',
      async (path) => {
        const answer = await page(path);
        expect(directive(answer, 'style-src')).toEqual(["'self'", ...styleHashesIn(answer)]);
        expect(styleHashesIn(answer)).toHaveLength(1);
        expect(directive(answer, 'script-src')).toEqual(["'self'"]);
        expect(directive(answer, 'frame-ancestors')).toEqual(["'self'"]);
        expect(answer.text).not.toMatch(/\son[a-z]+="/);
      },
    );

    it.each(['/', '/product/wave-tee/', '/basket/', '/404/'])(
      'GRD-022 of %s set only the country and the visit token as cookies',
      async (path) => {
        const cookies = [(await page(path)).headers['set-cookie']].flat();
        expect(cookies).toEqual([
          expect.stringMatching(/^geo-country=/),
          expect.stringMatching(/^selvedge-session=v\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
          expect.stringMatching(/^XSRF-TOKEN=/),
        ]);
      },
    );

    it('of a page without personal content require revalidation, and allow shared caches only without cookies', async () => {
      const visitor = app.visitor(shop.code);
      expect((await visitor.get('/', asPage)).headers['cache-control']).toBe('private, no-cache');
      const { headers } = await visitor.get('/', asPage);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['vary']).toContain('cookie');
      const again = await app.visitor(shop.code).get('/', {
        headers: { accept: 'text/html', 'if-none-match': String(headers['etag']) },
      });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    });

    it('BSK-002 of a page with a basket forbid storing it', async () => {
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      const answer = await visitor.get('/', asPage);
      expect(payloadIn(answer).basketQuantity).toBe(2);
      expect(answer.text).toContain('Basket, 2 items');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['etag']).toBeUndefined();
    });

    it.each([
      ['br', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', undefined],
    ])('of a page for clients that accept %s name the encoding %s', async (accepted, encoding) => {
      const answer = await app
        .visitor(shop.code)
        .get('/', { headers: { accept: 'text/html', 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.text).toContain('</html>');
    });

    it('of client files allow permanent caching, and the files are compressed', async () => {
      const [style = ''] = /\/assets\/[\w-]+\.css/.exec((await page('/')).text) ?? [];
      const { status, headers } = await app
        .visitor(shop.code)
        .get(style, { headers: { 'accept-encoding': 'br' } });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe('br');
      expect(headers['set-cookie']).toBeUndefined();
    });
  });

  describe('office pages', () => {
    it.each([
      ['atlas', '/'],
      ['atlas', '/login/'],
      ['atlas', '/orders/board'],
    ])('RTE-005 serve the same application at %s %s', async (host, path) => {
      const answer = await page(path, host);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<div id="root"></div>');
      expect(directive(answer, 'connect-src')).toContain('wss:');
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it.each(['/dashboard/', '/dashboard/orders/7'])(
      'RTE-005 serve the application to signed-in members at %s',
      async (path) => {
        const owner = await app.signInOwner(shop);
        const answer = await owner.get(path);
        expect(answer.status).toBe(200);
        expect(answer.text).toContain('<div id="root"></div>');
        expect(directive(answer, 'connect-src')).toContain('wss:');
        // Visitors are redirected to the shop's sign-in page (decision 0010).
        const { status, headers } = await page(path);
        const door = `/login/?redirect_uri=${encodeURIComponent(path)}`;
        expect([status, headers['location']]).toEqual([303, door]);
      },
    );

    it('do not answer unknown API calls', async () => {
      for (const host of ['atlas', shop.code]) {
        const { status, headers } = await page('/omnis/v3/nothing/', host);
        expect(status).toBe(404);
        expect(headers['content-type']).toMatch(/problem\+json/);
      }
    });
  });
});
