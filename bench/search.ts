import 'reflect-metadata';

import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

import type { Store } from '@selvedge/shared/stores/contract';
import pg from 'pg';

import { offer } from '../server/src/features/catalogue/offer.testing.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabase } from './lib/database.js';
import { medianOf, printTable, rateOf, type Rate } from './lib/measure.js';

/*
 * The search over HTTP beside a bare statement that finds the same products by the same index,
 * through `pg`, in turns. The ratio says what facets, typos, routing and JSON leave of it.
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

/** One connection a caller, kept open; anything but 200 ends the bench. */
function over(url: string, host: string, q: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const path = `/omnis/v3/search/?q=${encodeURIComponent(q)}`;
  return () =>
    new Promise<void>((resolve, reject) => {
      const call = request(url + path, { agent, headers: { host } }, (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${String(answer.statusCode)}.`));
        });
      });
      call.on('error', reject).end();
    });
}

async function compare(app: TestApp, pool: pg.Pool): Promise<void> {
  const store = await stocked(app);
  await pool.query('ANALYZE');
  const rows: (readonly string[])[] = [['question', 'statement/s', 'call/s', 'p99 ms', 'ratio']];
  for (const q of questions) {
    const search = over(app.url, `${store.code}.localhost`, q);
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
  const pool = new pg.Pool({ connectionString: url, max: callers });
  // Its connections may still be closing when their database goes.
  pool.on('error', () => undefined);
  try {
    await compare(app, pool);
  } finally {
    await pool.end();
    await app.close();
  }
});
