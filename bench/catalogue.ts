import 'reflect-metadata';

import { randomUUID } from 'node:crypto';
import type { Store } from '@selvedge/shared/stores/contract';
import type pg from 'pg';

import { offer } from '../server/src/features/catalogue/offer.testing.js';
import {
  present,
  addCollection,
  addReview,
} from '../server/src/features/catalogue/product-group.testing.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabase, withPool } from './lib/database.js';
import { overHttp } from './lib/over-http.js';
import { medianOf, printTable, rateOf, type Rate } from './lib/measure.js';

/*
 * Catalogue calls over HTTP, compared with one bare statement through `pg` that returns the same
 * rows, in alternating rounds. The ratio shows the share of raw database speed that remains after
 * routing, session, guards, related product data and JSON.
 */

const productCount = 240;
const inCollection = 120;
const reviewsPerProduct = 3;
const roundMs = 1_000;
const rounds = 3;
const callerCounts = [1, 16];
const connections = 16;

type Call = (caller: number) => Promise<unknown>;

interface Compared {
  readonly name: string;
  readonly path: string;
  readonly statement: string;
  readonly values: readonly unknown[];
}

/** A store with half of its products in one collection, and reviews for all. */
async function stocked(app: TestApp): Promise<Store> {
  const store = await app.openStore();
  const { uuid: creator } = await present(app, store);
  const { uuid: collection } = await addCollection(app, store);
  const numbers = Array.from({ length: productCount }, (_, index) => index + 1);
  const products = numbers.map((position) => ({
    urlName: `tee-${position}`,
    position,
    creator,
    collections: position <= inCollection ? [collection] : [],
  }));
  await Promise.all(
    products.map(async (changes) => {
      const { uuid: product } = await offer(app, store, { ...changes, uuid: randomUUID() });
      const ratings = Array.from({ length: reviewsPerProduct }, (_, index) => 5 - index);
      await Promise.all(ratings.map((rating) => addReview(app, store, { product, rating })));
    }),
  );
  return store;
}

function comparedIn({ division }: Store): readonly Compared[] {
  return [
    {
      name: 'product with its page',
      path: '/omnis/v3/product/tee-120/',
      statement: 'SELECT product FROM products WHERE division_id = $1 AND url_name = $2',
      values: [division, 'tee-120'],
    },
    {
      name: 'list of 24',
      path: `/omnis/v3/division/${division}/products/?limit=24`,
      statement: `SELECT product FROM products WHERE division_id = $1 AND shown
        ORDER BY position, id LIMIT 24`,
      values: [division],
    },
    {
      name: 'collection, 24 cards',
      path: '/omnis/v3/collection/summer/',
      statement: `SELECT c.collection, ARRAY(
          SELECT p.card FROM products p
          WHERE p.division_id = $1 AND p.shown AND p.collections @> ARRAY[c.uuid]
          ORDER BY p.position, p.id LIMIT 24
        ) AS cards FROM collections c WHERE c.division_id = $1 AND c.url_name = 'summer'`,
      values: [division],
    },
    {
      name: 'collections',
      path: `/omnis/v3/collections/get/${division}/`,
      statement: `SELECT collection FROM collections WHERE division_id = $1 AND enabled
        ORDER BY position, id`,
      values: [division],
    },
  ];
}

async function interleavedRates(callers: number, calls: readonly Call[]): Promise<readonly Rate[]> {
  const rates = calls.map((): Rate[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      rates[index]?.push(await rateOf(callers, roundMs, call));
    }
  }
  return rates.map(medianOf);
}

function rowOf(name: string, callers: number, bare?: Rate, call?: Rate): readonly string[] {
  const [statements, calls] = [bare?.perSecond ?? 0, call?.perSecond ?? 0];
  const p99 = [bare, call].map((rate) => (rate?.p99Ms ?? 0).toFixed(1));
  return [
    name,
    String(callers),
    statements.toFixed(0),
    p99[0] ?? '',
    calls.toFixed(0),
    p99[1] ?? '',
    (calls / (statements || 1)).toFixed(2),
  ];
}

async function compare(app: TestApp, pool: pg.Pool): Promise<void> {
  const store = await stocked(app);
  await pool.query('ANALYZE');
  const host = `${store.code}.localhost`;
  const rows: (readonly string[])[] = [
    ['call', 'callers', 'statement/s', 'p99 ms', 'call/s', 'p99 ms', 'ratio'],
  ];
  for (const { name, path, statement: text, values } of comparedIn(store)) {
    const bare: Call = () => pool.query({ name, text, values: [...values] });
    for (const callers of callerCounts) {
      const [reference, call] = await interleavedRates(callers, [
        bare,
        overHttp(app.url, host, path),
      ]);
      rows.push(rowOf(name, callers, reference, call));
    }
  }
  printTable(`The catalogue with ${String(productCount)} products`, rows);
}

await withBenchDatabase(async (url) => {
  const app = await startApp({ DATABASE_URL: url });
  try {
    await withPool(url, connections, (pool) => compare(app, pool));
  } finally {
    await app.close();
  }
});
