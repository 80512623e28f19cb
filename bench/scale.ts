import 'reflect-metadata';

import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { multiplyProducts } from '../server/src/features/catalogue/many-products.testing.js';
import { Sandbox } from '../server/src/features/payments/sandbox/sandbox.testing.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { Callers } from './lib/callers.js';
import type { Task } from './lib/calls.js';
import { commerceOf, openCommerceShop } from './lib/commerce-shop.js';
import { withBenchDatabases } from './lib/database.js';
import { median, printTable, type Rate } from './lib/measure.js';
import { saveResults } from './lib/results.js';

/*
 * Commerce calls with one shop of 200 products, with 64 such shops called in turn, and with one
 * shop of 20,000 products among a thousand shops. Each setup has its own database and application;
 * rounds alternate, with sixteen callers in another thread. 1 means independent of size.
 *
 * `npm run bench -- scale`
 */

const shopProducts = 200;
const manyProducts = 20_000;
const shops = { some: 64, many: 1_000 };
const callers = 16;
const rounds = 5;
const roundMs = 1_000;
const goal = 1.5;

/** An application with its shops, and its calls by name. */
interface World {
  readonly app: TestApp;
  readonly tasks: ReadonlyMap<string, Task>;
}

type Stocked = (app: TestApp) => Promise<readonly [Store, ...Store[]]>;

/** One shop with products created by commands, and others without products. */
const oneShop =
  (otherStores: number, products: number): Stocked =>
  async (app) => {
    const store = await openCommerceShop(app, shopProducts);
    if (products > shopProducts)
      await multiplyProducts(app, store.division, products - shopProducts);
    for (let index = 0; index < otherStores; index += 1) await app.openStore();
    return [store];
  };

const severalShops: Stocked = async (app) => {
  const first = await openCommerceShop(app, shopProducts);
  const others: Store[] = [];
  for (let index = 1; index < shops.some; index += 1)
    others.push(await openCommerceShop(app, shopProducts));
  return [first, ...others];
};

const worlds: readonly Stocked[] = [
  oneShop(0, shopProducts),
  severalShops,
  oneShop(shops.many - 1, manyProducts),
];

async function opened(url: string, settings: object, stocked: Stocked): Promise<World> {
  const app = await startApp({ DATABASE_URL: url, TRUST_PROXY: '1', ...settings });
  const stores = await stocked(app);
  await app.get(DataSource).query('VACUUM ANALYZE');
  const calls = await commerceOf(app, ...stores);
  return { app, tasks: new Map(calls.map(({ name, task }) => [name, task])) };
}

async function measured(
  called: readonly World[],
  name: string,
  by: Callers,
): Promise<readonly Rate[][]> {
  const rates = called.map((): Rate[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { app, tasks }] of called.entries()) {
      const task = tasks.get(name);
      if (task === undefined) throw new Error(`No task is named ${name}.`);
      const port = Number(new URL(app.url).port);
      rates[index]?.push(await by.rate({ port, task, callers, durationMs: roundMs }));
    }
  }
  return rates;
}

const p50 = (rates: readonly Rate[]): number => median(rates.map(({ p50Ms }) => p50Ms));
const p99 = (rates: readonly Rate[]): number => median(rates.map(({ p99Ms }) => p99Ms));

async function compare(called: readonly World[]): Promise<void> {
  const by = new Callers();
  const rows: { readonly call: string; readonly p50: number[]; readonly p99: number[] }[] = [];
  try {
    for (const name of called[0]?.tasks.keys() ?? []) {
      const rates = await measured(called, name, by);
      rows.push({ call: name, p50: rates.map(p50), p99: rates.map(p99) });
      console.log(name);
    }
  } finally {
    await by.close();
  }
  const table = rows.map(({ call, p50: middles, p99: slowest }) => {
    const [least = 1] = slowest;
    const ratios = slowest.slice(1).map((ms) => ms / least);
    const verdict = ratios.every((ratio) => ratio <= goal) ? '' : ' missed';
    return [
      call,
      ...middles.map((ms) => ms.toFixed(1)),
      ...slowest.map((ms) => ms.toFixed(1)),
      ...ratios.map((ratio) => ratio.toFixed(2)),
      `≤ ${String(goal)}${verdict}`,
    ];
  });
  const names = ['1 shop', `${String(shops.some)} shops`, `${String(shops.many)} shops`];
  const heading = [
    'call',
    ...names.map((name) => `${name} p50 ms`),
    ...names.map((name) => `p99 ms`.padStart(name.length)),
    ...names.slice(1).map((name) => `${name}, ratio`),
    'goal',
  ];
  printTable('Calls of commerce as shops and products grow', [heading, ...table]);
  saveResults('scale', rows);
}

const sandbox = await Sandbox.start();
try {
  await withBenchDatabases(worlds.length, async (urls) => {
    const called: World[] = [];
    try {
      for (const [index, stocked] of worlds.entries())
        called.push(await opened(urls[index] ?? '', sandbox.environment, stocked));
      await compare(called);
    } finally {
      for (const { app } of called) await app.close();
    }
  });
} finally {
  await sandbox.stop();
}
