import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import type { Answer, Browser } from './platform/testing/browser.js';
import { startApp, type TestApp } from './platform/testing/start-app.js';
import { addressOf } from './route-answers.testing.js';
import { RouteList } from './route-list.testing.js';

const mockup = mockupPath({
  design: 'rolling-waves',
  garment: 't-shirt',
  side: 'front',
  hex: '#1f2c47',
});
const accepts = ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*'];

/** Whether a shared cache may store the answer (RFC 9111, section 3). */
function isStorable({ headers }: Answer): boolean {
  return !/\b(?:private|no-store)\b/.test(headers['cache-control'] ?? '');
}

describe('cookies', () => {
  let app: TestApp;
  let shop: Store;
  let asset: string;

  beforeAll(async () => {
    app = await startApp({}, [RouteList]);
    shop = await app.openStore();
    const home = await app.visitor(shop.code).get('/', { headers: { accept: accepts[0] ?? '' } });
    asset = /\/assets\/[\w-]+\.(?:js|css)/.exec(home.text)?.[0] ?? '';
  });
  afterAll(() => app.close());

  /** As after an hour without a request, so that the next one renews every session. */
  async function letSessionsAge(): Promise<void> {
    await app
      .get(DataSource)
      .query("UPDATE sessions SET last_seen_at = last_seen_at - interval '2 hours'");
  }

  async function answersOf(browser: () => Promise<Browser>, paths: readonly string[]) {
    const found: { readonly path: string; readonly answer: Answer }[] = [];
    for (const accept of accepts)
      for (const path of paths) {
        const person = await browser();
        await letSessionsAge();
        found.push({ path, answer: await person.get(path, { headers: { accept } }) });
      }
    return found;
  }

  it.each(['', 'atlas', 'shop'])(
    'IDN-010 are on no answer of any route of the host "%s" that a shared cache may store',
    async (name) => {
      const host = name === 'shop' ? shop.code : name;
      const paths = [...app.get(RouteList).served]
        .filter((route) => route.startsWith('GET ') && !route.includes('assets/*'))
        .map((route) => addressOf(route, shop).path);
      const lead = await app.signInStaff(ATLAS_PERMISSIONS, host);
      const all = [...paths, '/robots.txt', '/product-feed.xml', mockup, asset];
      const answers = [
        ...(await answersOf(() => Promise.resolve(lead), all)),
        ...(await answersOf(() => Promise.resolve(app.visitor(host)), all)),
      ];
      const shared = answers.filter(
        ({ answer }) => answer.headers['set-cookie'] !== undefined && isStorable(answer),
      );
      expect(shared.map(({ path }) => path)).toEqual([]);
      expect(answers.some(({ answer }) => answer.headers['set-cookie'] !== undefined)).toBe(true);
    },
    120_000,
  );

  it('IDN-010 are on no picture, feed, script or robots.txt, which stay public', async () => {
    const owner = await app.signInOwner(shop);
    const answers = await answersOf(
      () => Promise.resolve(owner),
      ['/robots.txt', '/product-feed.xml', mockup, asset],
    );
    for (const { answer } of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toMatch(/^public\b/);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('IDN-010 are renewed by a page, which is then private', async () => {
    const owner = await app.signInOwner(shop);
    await letSessionsAge();
    const { headers } = await owner.get('/login/', { headers: { accept: accepts[0] ?? '' } });
    expect([headers['set-cookie'] ?? []].flat().join()).toContain('selvedge-session=s.');
    expect(headers['cache-control']).toMatch(/\b(?:private|no-store)\b/);
  });

  it('CAT-032 the feed of a shop with a password is private', async () => {
    const closed = await app.openStore({ passwordProtected: true });
    const owner = await app.signInOwner(closed);
    const { status, headers } = await owner.get('/product-feed.xml');
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=900']);
  });
});
