import 'reflect-metadata';

import { randomUUID } from 'node:crypto';
import type { Store } from '@selvedge/shared/stores/contract';
import type pg from 'pg';

import { offer } from '../server/src/features/catalogue/offer.testing.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabase, withPool } from './lib/database.js';
import { overHttp } from './lib/over-http.js';
import { medianOf, printTable, rateOf, type Rate } from './lib/measure.js';

/*
 * The search over HTTP compared with a bare statement through `pg` that finds the same products by
 * the same index, in alternating rounds. The ratio shows the cost of facets, typo correction,
 * routing and JSON.
 */

const productCount = 240;
const kinds = ['tee', 'hoodie', 'tote', 'print'];
const roundMs = 1_000;
const rounds = 3;
const callers = 16;
const questions = ['retro', 'retro tee', 'retor sun', 'hodie'];
const bareStatement = `SELECT p.card FROM products p
  WHERE p.division_id = $1 AND p.shown AND p.search @@ plainto_tsquery('english', $2)
  ORDER BY ts_rank(p.search, plainto_tsquery('english', $2)) DESC LIMIT 24`;

async function stocked(app: TestApp): Promise<Store> {
  const store = await app.openStore();
  const numbers = Array.from({ length: productCount }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((position) =>
      offer(app, store, {
        uuid: randomUUID(),
        urlName: `product-${position}`,
        name: `${position % 2 === 0 ? 'Retro sun' : 'Moon'} ${kinds[position % kinds.length] ?? ''}`,
        position,
      }),
    ),
  );
  return store;
}

async function compare(app: TestApp, pool: pg.Pool): Promise<void> {
  const store = await stocked(app);
  await pool.query('ANALYZE');
  const rows: (readonly string[])[] = [['question', 'statement/s', 'call/s', 'p99 ms', 'ratio']];
  for (const q of questions) {
    const search = overHttp(
      app.url,
      `${store.code}.localhost`,
      `/omnis/v3/search/?q=${encodeURIComponent(q)}`,
    );
    const bare = (): Promise<unknown> => pool.query(bareStatement, [store.division, q]);
    const [statements, calls]: [Rate[], Rate[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      statements.push(await rateOf(callers, roundMs, bare));
      calls.push(await rateOf(callers, roundMs, search));
    }
    const [reference, call] = [medianOf(statements), medianOf(calls)];
    rows.push([
      q,
      reference.perSecond.toFixed(0),
      call.perSecond.toFixed(0),
      call.p99Ms.toFixed(1),
      (call.perSecond / (reference.perSecond || 1)).toFixed(2),
    ]);
  }
  printTable(`The search of ${String(productCount)} products, ${String(callers)} callers`, rows);
}

await withBenchDatabase(async (url) => {
  const app = await startApp({ DATABASE_URL: url });
  try {
    await withPool(url, callers, (pool) => compare(app, pool));
  } finally {
    await app.close();
  }
});
