import { openTeeShop } from '../features/checkout/checkout.testing.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';
import { visited } from './accepted-routes.testing.js';
import { Browser } from '../platform/testing/browser.js';

const names = ['page', 'q', 'perPage', 'sortBy', 'ids', 'mode', 'w', 'colour', 'date', 'type'];
const values: readonly string[] = [
  '-0',
  '1e400',
  '99999999999999999999',
  '2026-02-31',
  '%00',
  '%C0',
  '%ED%A0%80',
  '%',
  '%F0%9F%8E%81'.repeat(50),
];
/** Queries with each name, and forms that a parser may read as a list or an object. */
const queries: readonly string[] = [
  ...values.map((value) => names.map((name) => `${name}=${value}`).join('&')),
  names.map((name) => `${name}=1&${name}=2`).join('&'),
  names.map((name) => `${name}[]=1`).join('&'),
  names.map((name) => `${name}[a]=1`).join('&'),
  names.map((name) => `__proto__[${name}]=1`).join('&'),
  '&&=&?=&#',
];

/** Timeout for hundreds of calls on a busy machine. */
const longMs = 180_000;

const fixtures: Readonly<Record<string, string>> = {
  urlName: 'wave-tee',
  product: 'wave-tee',
  colour: 'navy',
};

describe('an unusual query', () => {
  let app: TestApp;
  let visitor: Browser;
  let addresses: readonly string[];

  beforeAll(async () => {
    app = await startApp();
    const shop = await openTeeShop(app);
    // Unchecked browser, because the API description does not cover unknown queries.
    visitor = new Browser(app.url, app.visitor(shop.code).host);
    addresses = visited
      .filter((route) => route.startsWith('GET '))
      .map((route) =>
        route
          .slice('GET '.length)
          .replaceAll(':division', String(shop.division))
          .replaceAll(/:(\w+)/g, (_, name) => fixtures[String(name)] ?? 'nothing'),
      );
  }, longMs);
  afterAll(() => app.close());

  it.each(queries)(
    'causes no server error at any address (case %#)',
    async (query) => {
      const failed: string[] = [];
      for (const address of addresses) {
        const { status } = await visitor.get(`${address}?${query}`);
        if (status >= 500) failed.push(`${address} ${String(status)}`);
      }
      expect(failed).toStrictEqual([]);
    },
    longMs,
  );

  it(
    'has the same status for HEAD as for GET, at any address and with or without slash',
    async () => {
      const different: unknown[] = [];
      for (const address of addresses.flatMap((path) => [path, `${path.replace(/\/$/, '')}/`])) {
        const shown = await visitor.get(address);
        const head = await visitor.send('head', address, {});
        const isSame = head.status === shown.status && !head.text;
        if (!isSame) different.push([address, shown.status, head.status]);
      }
      expect(different).toStrictEqual([]);
    },
    longMs,
  );
});
