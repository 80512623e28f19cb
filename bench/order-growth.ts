import 'reflect-metadata';

import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

import { openTeeShop, placeOrder } from '../server/src/features/checkout/checkout.testing.js';
import { environment } from '../server/src/platform/config/environment.js';
import { multiplyRows } from '../server/src/platform/testing/many-rows.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabases } from './lib/database.js';
import { medianMs, printTable } from './lib/measure.js';

/*
 * Order lists of staff and owners over HTTP by one caller, with a thousand, ten thousand and a
 * hundred thousand orders, each in its own database: a third in each of three stages, each by a
 * different customer. The ratio compares the largest with the smallest; 1 means independent of
 * size.
 *
 * `npm run bench -- order-growth`; `ORDERS=1000000` adds a million.
 */

const most = Number(environment()['ORDERS'] ?? 100_000);
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= most);
const rounds = 21;
/** Converts the copy's number to letters, because a numeric search term would match the id. */
const letters = `translate(g::text, '0123456789', 'abcdefghij')`;

interface World {
  readonly app: TestApp;
  readonly reads: readonly { readonly name: string; readonly read: () => Promise<unknown> }[];
}

async function opened(url: string, count: number): Promise<World> {
  const app = await startApp({ DATABASE_URL: url });
  const shop = await openTeeShop(app);
  const { orderId } = await placeOrder(app.visitor(shop.code), shop, {
    email: 'lovelace@example.test',
  });
  await multiplyRows(
    app,
    {
      table: 'orders',
      from: `division_id = ${String(shop.division)}`,
      own: {
        ...{
          order_id: 'p.order_id + g',
          hash: `'copy-' || g`,
          customer_name: `'Buyer ' || ${letters}`,
        },
        ...{ email: `'buyer-' || ${letters} || '@example.test'`, stage: 'g % 3' },
        created_at: `p.created_at - g * interval '1 minute'`,
        changed_at: `p.changed_at - g * interval '1 minute'`,
      },
    },
    count,
  );
  await app.get(DataSource).query('VACUUM ANALYZE');
  return { app, reads: await readsOf(app, shop.division, orderId) };
}

async function readsOf(app: TestApp, division: number, orderId: number): Promise<World['reads']> {
  const staff = await app.signInStaff(ATLAS_PERMISSIONS);
  const paths = {
    'list, newest first': 'orders/?perPage=50',
    'list, next page': await nextPage(staff),
    'list, due orders': 'orders/?perPage=50&sort=due',
    'list, one shop': `orders/?perPage=50&division=${String(division)}`,
    'board, a column': 'orders/?flow=normal&stage=1&sort=due&perPage=30',
    'board, recently moved': 'orders/?flow=normal&stage=2&sort=moved&perPage=30',
    'search, a name': 'orders/?perPage=50&searchTerm=lovelace',
    'search by id': `orders/?perPage=50&searchTerm=${String(orderId)}`,
    'search, a word in all orders': 'orders/?perPage=50&searchTerm=buyer',
    'search, nothing': 'orders/?perPage=50&searchTerm=nobody-at-all',
    'order with history': `orders/${String(orderId)}/`,
  };
  return Object.entries(paths).map(([name, path]) => ({
    name,
    read: () => answered(staff, path),
  }));
}

type Staff = Awaited<ReturnType<TestApp['signInStaff']>>;

async function answered(staff: Staff, path: string): Promise<{ readonly next?: string }> {
  const answer = await staff.get(`/omnis/v3/atlas/${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}.`);
  // The list's contract defines this type.
  return answer.body as { readonly next?: string };
}

async function nextPage(staff: Staff): Promise<string> {
  const { next } = await answered(staff, 'orders/?perPage=50');
  return `orders/?perPage=50&after=${encodeURIComponent(String(next))}`;
}

async function compare(worlds: readonly World[]): Promise<void> {
  const rows: (readonly string[])[] = [['read', ...sizes.map((size) => `${size} ms`), 'ratio']];
  for (const [index, { name }] of (worlds[0]?.reads ?? []).entries()) {
    const took: number[] = [];
    for (const { reads } of worlds)
      took.push(await medianMs(rounds, async () => reads[index]?.read()));
    const ratio = (took.at(-1) ?? 0) / (took[0] ?? 1);
    rows.push([name, ...took.map((ms) => ms.toFixed(1)), ratio.toFixed(1)]);
  }
  printTable('Order lists by number of orders', rows);
}

await withBenchDatabases(sizes.length, async (urls) => {
  const worlds: World[] = [];
  try {
    for (const [index, size] of sizes.entries()) worlds.push(await opened(urls[index] ?? '', size));
    await compare(worlds);
  } finally {
    for (const { app } of worlds) await app.close();
  }
});
