import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import { rightPath } from '@selvedge/shared/storefront/routes';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { Sessions } from '../features/accounts/sessions/sessions.service.js';
import { scenePicture } from '../features/images/pictures.testing.js';
import { uploaded } from '../features/media/media.testing.js';
import { clientFolder } from '../features/storefront/index.js';
import { HostDirectory, type Tenant } from '../platform/authorization/tenant.js';
import { Clock } from '../platform/clock.js';
import { Browser, type Answer } from '../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../platform/testing/start-app.js';
import { RouteList } from './route-list.testing.js';

const sessionCookie = 'selvedge-session';
const hourMs = 60 * 60 * 1_000;
const nothing: Readonly<Record<string, string>> = { orderId: '999999999' };

const callsAtOnce = 40;
const ways = [
  { method: 'get', headers: { accept: 'text/html' } },
  { method: 'get', headers: { accept: '*/*' } },
  { method: 'get', headers: { accept: 'text/html', 'if-none-match': '*' } },
  { method: 'head', headers: { accept: 'text/html' } },
] as const;

type Call = (typeof ways)[number] & {
  readonly route: string;
  readonly path: string;
  readonly isSignedIn: boolean;
};

interface Called {
  readonly call: string;
  readonly route: string;
  readonly answer: Answer;
}

describe('an answer that shared caches may store', () => {
  let app: TestApp;
  let owner: SignedIn;
  let called: readonly Called[];
  let addresses: Readonly<Record<string, string>>;
  let aheadMs = 0;

  beforeAll(async () => {
    app = await startApp({}, [RouteList]);
    app.get(Clock).now = () => new Date(Date.now() + aheadMs);
    owner = await app.signInOwner(await app.openStore());
    addresses = await realAddresses();
    const lead = await app.signInStaff(ATLAS_PERMISSIONS);
    const mainOwner = await app.signInCustomer('', [
      { division: MAIN_DIVISION, role: 'owner', permissions: [] },
    ]);
    const closed = await app.signInOwner(await app.openStore({ passwordProtected: true }));
    const everywhere: Called[] = [];
    for (const person of [owner, closed, lead, mainOwner])
      everywhere.push(...(await callAll(person)));
    called = everywhere;
  }, 240_000);
  afterAll(() => app.close());

  /** Addresses of existing files, by route; all other routes are called with any name. */
  async function realAddresses(): Promise<Readonly<Record<string, string>>> {
    const { uuid } = await uploaded(owner, await scenePicture().png().toBuffer());
    const assets = await readdir(fileURLToPath(new URL('web/assets/', clientFolder)));
    const script = assets.find((name) => name.endsWith('.js')) ?? '';
    const design = { design: 'rolling-waves', garment: 't-shirt', side: 'front' } as const;
    return {
      '/images/:uuid': `/images/${uuid}?w=64`,
      '/images/mockups/:garment/:side/:colour/:design': `${mockupPath({ ...design, hex: '#1f2c47' })}?w=64`,
      '/media/mockups/:design/t-shirt/:file': '/media/mockups/rolling-waves/t-shirt/1f2c47.webp',
      '/assets/*': `/assets/${script}`,
    };
  }

  function addressOf(path: string, division: number): string {
    const real = addresses[path];
    if (real !== undefined) return real;
    const named = path.replace(/:(\w+)/g, (_, name: string) =>
      name === 'division' ? String(division) : (nothing[name] ?? 'nothing'),
    );
    return rightPath(named) ?? named;
  }

  /** Calls every GET route of a user's host, with a session of two hours ago and without one. */
  async function callAll(person: SignedIn): Promise<readonly Called[]> {
    const { division } = tenantOf(person);
    const routes = [...app.get(RouteList).served].filter((route) => route.startsWith('GET '));
    const calls = routes.flatMap((route) => {
      const path = addressOf(route.slice('GET '.length), division);
      return ways.flatMap((way) => [
        { ...way, route, path, isSignedIn: true },
        { ...way, route, path, isSignedIn: false },
      ]);
    });
    const found: Called[] = [];
    for (let first = 0; first < calls.length; first += callsAtOnce)
      found.push(...(await callSome(person, calls.slice(first, first + callsAtOnce))));
    return found;
  }

  async function callSome(person: SignedIn, calls: readonly Call[]): Promise<readonly Called[]> {
    aheadMs = 0;
    const withBrowsers = await Promise.all(
      calls.map(async (call) => {
        const browser = call.isSignedIn ? await again(person) : visitorLike(person);
        return { ...call, browser };
      }),
    );
    aheadMs = 2 * hourMs;
    return Promise.all(
      withBrowsers.map(async ({ browser, method, headers, route, path, isSignedIn }) => {
        const who = isSignedIn ? 'signed in' : 'as a visitor';
        const call = `${method} ${browser.host}${path} ${JSON.stringify(headers)} ${who}`;
        return { call, route, answer: await browser.send(method, path, { headers }) };
      }),
    );
  }

  const visitorLike = ({ host }: SignedIn): Browser => new Browser(app.url, host);

  /** Separate session per call, because the first call after an hour extends it. */
  async function again(person: SignedIn): Promise<Browser> {
    const browser = visitorLike(person);
    const token = await app.get(Sessions).start(tenantOf(person), person.subject);
    browser.setCookie(sessionCookie, token);
    return browser;
  }

  function tenantOf({ host }: SignedIn): Tenant {
    const tenant = app.get(HostDirectory).find(host);
    if (tenant === undefined) throw new Error(`No store has the host ${host}.`);
    return tenant;
  }

  it('IDN-010 sets no cookie, at any address', () => {
    const shared = called.filter(({ answer }) => isStoredByShared(answer));
    const leaks = shared.filter(({ answer }) => answer.headers['set-cookie'] !== undefined);
    expect(leaks.map(({ call }) => call)).toEqual([]);
  });

  it('IDN-010 is not personal, at any address', () => {
    const personal = called.filter(
      ({ answer }) => isPublic(answer) && /\b(?:cookie|authorization)\b/i.test(varyOf(answer)),
    );
    expect(personal.map(({ call }) => call)).toEqual([]);
  });

  it('IDN-010 comes from a public-file route, which never sets a cookie', () => {
    const routes = called.filter(({ answer }) => isPublic(answer)).map(({ route }) => route);
    expect([...new Set(routes)].sort()).toEqual([
      'GET /apple-touch-icon-precomposed.png',
      'GET /apple-touch-icon.png',
      'GET /assets/*',
      'GET /favicon.ico',
      'GET /images/:uuid',
      'GET /images/mockups/:garment/:side/:colour/:design',
      'GET /media/mockups/:design/t-shirt/:file',
      'GET /product-feed.xml',
      'GET /robots.txt',
    ]);
    const { publicFiles } = app.get(RouteList);
    expect(routes.filter((route) => !publicFiles.has(route))).toEqual([]);
    const ofFiles = called.filter(({ route }) => publicFiles.has(route));
    const leaks = ofFiles.filter(({ answer }) => answer.headers['set-cookie'] !== undefined);
    expect(leaks.map(({ call }) => call)).toEqual([]);
  });

  it('IDN-010 differs from other answers, which extend the session and its cookie', () => {
    const extended = called.filter(({ answer }) => sessionIn(answer)?.startsWith('s.'));
    const routes = new Set(extended.map(({ route }) => route));
    for (const path of ['/', '/basket', '/dashboard', '/omnis/v3/dashboard/secure/get'])
      expect(routes).toContain(`GET ${path}`);
    const named = called.filter(({ answer }) => sessionIn(answer)?.startsWith('v.'));
    expect(named.map(({ route }) => route)).toContain('GET /');
  });
});

/**
 * Whether a shared cache may store the answer, also without `Cache-Control` (RFC 9111, 3 and
 * 4.2.2).
 */
function isStoredByShared({ headers }: Answer): boolean {
  return !/\b(?:private|no-store)\b/.test(headers['cache-control'] ?? '');
}

function isPublic({ headers }: Answer): boolean {
  return /\b(?:public|s-maxage)\b/.test(headers['cache-control'] ?? '');
}

const varyOf = ({ headers }: Answer): string => headers['vary'] ?? '';

function sessionIn({ headers }: Answer): string | undefined {
  const lines = [headers['set-cookie'] ?? []].flat();
  return lines
    .find((line) => line.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1);
}
