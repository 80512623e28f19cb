import { randomUUID } from 'node:crypto';

import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { StoreGate } from '../accounts/index.js';
import { offer } from '../catalogue/offer.testing.js';
import { apart } from '../../shop/catalogue/catalogue.testing.js';
import { callsOf, listOf, openCachedShop, paths, pathsOf } from './answer-cache.testing.js';

describe('answer cache', () => {
  let app: TestApp;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    app = await startApp();
    calls = callsOf(app);
  });
  afterAll(() => app.close());

  describe('with cached answers', () => {
    let store: Store;
    beforeAll(async () => {
      ({ store } = await openCachedShop(app));
    });

    it('returns them byte for byte without a database query', async () => {
      for (const path of pathsOf(store)) {
        const first = await calls.get(store, path);
        const statements = await statementsOf(app, async (headers) => {
          const again = await calls.get(store, path, headers);
          expect([path, again.status, again.headers['x-cache']]).toEqual([path, 200, 'hit']);
          expect(again.text).toBe(first.text);
          for (const name of ['content-type', 'etag', 'vary', 'cache-control'])
            expect(again.headers[name]).toBe(first.headers[name]);
        });
        expect([path, ...statements]).toEqual([path]);
      }
    });

    it('revalidates each encoding by its own ETag', async () => {
      const etags = new Set<unknown>();
      for (const encoding of ['identity', 'gzip', 'br']) {
        const form = { 'accept-encoding': encoding };
        const { headers, body } = await calls.get(store, paths.product, form);
        const etag = String(headers['etag']);
        etags.add(etag);
        expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(headers['cache-control']).toBe('private, no-cache');
        expect(headers['vary']).toContain('accept-encoding, authorization, cookie');
        if (encoding !== 'br') expect(body.urlName).toBe('a');
        for (const mark of [etag, `"other", ${etag}`, `W/${etag}`]) {
          const again = await calls.get(store, paths.product, { ...form, 'if-none-match': mark });
          expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
        }
        expect(
          (await calls.get(store, paths.product, { ...form, 'if-none-match': '"other"' })).status,
        ).toBe(200);
      }
      expect(etags.size).toBe(3);
      for (const etag of etags) expect(etag).toMatch(/^"/);
    });

    it.each([
      [
        `${paths.collection}?size=M&colour=White`,
        `${paths.collection}?utm_source=letter&colour=White&size=M`,
      ],
      ['/omnis/v3/search/?q=tee&page=1', '/omnis/v3/search/?page=1&x=1&q=tee'],
    ])('treats %s and %s as the same call', async (path, same) => {
      expect(await calls.outcome(store, path)).toBe('miss');
      expect(await calls.outcome(store, same)).toBe('hit');
    });

    it('caches each query separately', async () => {
      for (const query of ['page=2', 'perPage=2', 'sort=new-in', 'gender=unisex', 'size=S'])
        expect([query, await calls.outcome(store, `${paths.collection}?${query}`)]).toEqual([
          query,
          'miss',
        ]);
    });

    it('does not cache errors', async () => {
      for (const [path, status] of [
        ['/omnis/v3/product/nowhere/', 404],
        [`${paths.collection}?perPage=1000`, 422],
      ] as const) {
        for (const _ of [1, 2]) {
          const { status: found, headers } = await calls.get(store, path);
          expect([found, headers['cache-control'], headers['etag']]).toEqual([
            status,
            'no-store',
            undefined,
          ]);
        }
      }
    });

    it('bypasses the cache for a query that is too long', async () => {
      const path = `${paths.collection}?colour=${'%01'.repeat(64)}&size=S`;
      for (const _ of [1, 2]) {
        const { status, headers } = await calls.get(store, path);
        expect([status, headers['x-cache']]).toEqual([200, 'bypass']);
      }
    });
  });

  describe('with different callers', () => {
    it('bypasses the cache for store staff, who see more', async () => {
      const { store } = await openCachedShop(app);
      const owner = await app.signInOwner(store);
      await offer(app, store, { ...apart('secret', 9), baseCost: 777 });
      for (const path of [...pathsOf(store), '/omnis/v3/product/secret/']) {
        for (const _ of [1, 2]) {
          const { headers } = await owner.get(path);
          expect([path, headers['x-cache']]).toEqual([path, 'bypass']);
          expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
        }
        expect([path, await calls.outcome(store, path)]).toEqual([path, 'miss']);
        expect((await owner.get(path)).headers['x-cache']).toBe('bypass');
      }
      const secret = '/omnis/v3/product/secret/';
      expect((await owner.get(secret)).body.baseCost).toBe(777);
      expect((await calls.get(store, secret)).body.baseCost).toBeNull();
      expect((await calls.get(store, secret)).headers['x-cache']).toBe('hit');
    });

    it('bypasses the cache for requests with an authorization header', async () => {
      const { store } = await openCachedShop(app);
      const named = { authorization: 'Basic c29tZWJvZHk6c2VjcmV0' };
      for (const path of pathsOf(store)) {
        for (const _ of [1, 2]) {
          const { status, headers } = await calls.get(store, path, named);
          expect([path, status, headers['x-cache']]).toEqual([path, 200, 'bypass']);
          expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
        }
        expect([path, await calls.outcome(store, path)]).toEqual([path, 'miss']);
        expect((await calls.get(store, path, named)).headers['x-cache']).toBe('bypass');
      }
    });

    it('shares answers between the hosts of a shop', async () => {
      const customDomainName = `own-${randomUUID()}.example`;
      const destinationUrl = `http://${customDomainName}/collection/summer/`;
      const searchRedirects = [{ searchTerm: 'summer', destinationUrl }];
      const { store } = await openCachedShop(app, { customDomainName, searchRedirects });
      for (const path of [...pathsOf(store), '/omnis/v3/search/?q=summer']) {
        const { headers, text } = await calls.get(store, path);
        expect([path, headers['x-cache']]).toEqual([path, 'miss']);
        const there = await app.visitor(customDomainName).get(path);
        expect([path, there.headers['x-cache'], there.text]).toEqual([path, 'hit', text]);
      }
    });

    it('does not answer a call to another store, a malformed store or an invalid query', async () => {
      const [{ store }, { store: other }] = [await openCachedShop(app), await openCachedShop(app)];
      for (const [of, path] of [
        [store, listOf(store)],
        [other, listOf(other)],
      ] as const)
        expect(await calls.outcome(of, path)).toBe('miss');
      const list = listOf(store);
      expect(await calls.outcome(store, list)).toBe('hit');
      for (const [path, status] of [
        [listOf(other), 403],
        [list.replace(String(store.division), `0${store.division}`), 404],
        [`${list}?x=%00`, 422],
      ] as const) {
        const refused = await calls.get(store, path);
        expect([path, refused.status, refused.headers['x-cache']]).toEqual([
          path,
          status,
          undefined,
        ]);
      }
    });

    it('GRD-004 bypasses the cache for a visitor who passed the gate of a closed shop', async () => {
      const { store } = await openCachedShop(app, { passwordProtected: true });
      await app.get(StoreGate).setPassword(store.division, 'through the hedge');
      const guest = app.visitor(store.code);
      await guest.post('/omnis/v3/frontend/store-access/', { password: 'through the hedge' });
      for (const path of pathsOf(store)) {
        for (const _ of [1, 2]) {
          const { status, headers } = await guest.get(path);
          expect([path, status, headers['x-cache']]).toEqual([path, 200, 'bypass']);
        }
        expect([path, (await calls.get(store, path)).status]).toEqual([path, 403]);
      }
    });

    it.each<[string, Partial<Store>]>([
      ['GRD-004', { passwordProtected: true }],
      ['GRD-005', { comingSoon: { enabled: true, opensAt: null, heading: 'Soon' } }],
    ])('%s evicts all answers of a shop that closes', async (_, closed) => {
      const { store } = await openCachedShop(app);
      const marks = new Map<string, string>();
      for (const path of pathsOf(store))
        marks.set(path, String((await calls.get(store, path)).headers['etag']));
      const owner = await app.signInOwner(store);
      await calls.save(store, closed);
      for (const [path, mark] of marks) {
        const refused = await calls.get(store, path, { 'if-none-match': mark });
        expect([path, refused.status]).toEqual([path, 403]);
        expect(refused.headers['cache-control']).toBe('no-store');
        const { status, headers } = await owner.get(path);
        expect([path, status, headers['x-cache']]).toEqual([path, 200, 'bypass']);
        expect(headers['cache-control']).toBe('no-store');
        expect((await calls.get(store, path)).status).toBe(403);
      }
      await calls.save(store, {});
      expect(await calls.outcome(store, paths.product)).toBe('miss');
    });
  });
});
