import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { environment } from '../server/src/platform/config/environment.js';
import { withBenchDatabase, withPool } from './lib/database.js';
import { median, printTable, rateOf } from './lib/measure.js';
import { saveResults } from './lib/results.js';

/*
 * The events of a thousand divisions in one table, compared with sixteen hash partitions by
 * division, in alternating rounds on one server, with the queries of the log (decision 0005).
 */

const events = Number(environment()['BENCH_EVENTS'] ?? 1_000_000);
const divisions = 1_000;
const perStream = 20;
const partitions = 16;
const callers = 8;
const rounds = 7;
const roundMs = 1_000;
const tables = { one: 'log_in_one', many: 'log_in_many' } as const;

const keys = `
  PRIMARY KEY (division_id, position),
  UNIQUE (division_id, stream_id, version)`;

async function makeTables(client: pg.Client): Promise<void> {
  await client.query(`CREATE TABLE ${tables.one} (LIKE es_event INCLUDING DEFAULTS, ${keys})`);
  await client.query(
    `CREATE TABLE ${tables.many} (LIKE es_event INCLUDING DEFAULTS, ${keys}) PARTITION BY HASH (division_id)`,
  );
  for (let at = 0; at < partitions; at += 1) {
    await client.query(
      `CREATE TABLE ${tables.many}_${at} PARTITION OF ${tables.many}
       FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${at})`,
    );
  }
  for (const table of Object.values(tables)) {
    await client.query(`CREATE INDEX ON ${table} (division_id, subject) WHERE subject IS NOT NULL`);
  }
}

/** Divisions alternate, as events of many shops do. */
const filling = `
  SELECT n % ${divisions} AS division_id, n / ${divisions} + 1 AS position,
    'order-' || n / ${divisions * perStream} AS stream_id, 'order' AS stream_type,
    n / ${divisions} % ${perStream} + 1 AS version, 'OrderStageMoved' AS type,
    1::smallint AS schema_version,
    jsonb_build_object('stage', 'printing', 'item', n, 'note', repeat('x', 200)) AS data,
    CASE WHEN n % 20 = 0 THEN 'customer-' || n % 5000 END AS subject, NULL::bytea AS sealed,
    '{"actor": "staff"}'::jsonb AS meta, gen_random_uuid() AS event_id, now() AS occurred_at
  FROM generate_series($1::bigint, $2::bigint - 1) n`;

const columns = `division_id, position, stream_id, stream_type, version, type, schema_version, data,
  subject, sealed, meta, event_id, occurred_at`;

async function fill(client: pg.Client): Promise<void> {
  const chunk = 100_000;
  for (let from = 0; from < events; from += chunk) {
    const range = [from, Math.min(from + chunk, events)];
    for (const table of Object.values(tables)) {
      await client.query(`INSERT INTO ${table} (${columns}) ${filling}`, range);
    }
  }
  for (const table of Object.values(tables)) await client.query(`VACUUM ANALYZE ${table}`);
}

type Call = (pool: pg.Pool, table: string) => () => Promise<unknown>;

const someDivision = (): number => Math.floor(Math.random() * divisions);
const streams = Math.max(1, Math.floor(events / divisions / perStream));
const someStream = (): string => `order-${Math.floor(Math.random() * streams)}`;
/** Next unused number. */
let next = events;

const calls: Readonly<Record<string, Call>> = {
  'Insert one event': (pool, table) => () => {
    next += 1;
    return pool.query({
      name: `in ${table}`,
      text: `INSERT INTO ${table} (${columns}) VALUES ($1, $2, $3, 'order', 1, 'OrderPlaced', 1,
        '{"total": 2499}', NULL, NULL, '{}', $4, now())`,
      values: [someDivision(), next, `order-n${next}`, randomUUID()],
    });
  },
  'Read a stream': (pool, table) => () =>
    pool.query({
      name: `stream ${table}`,
      text: `SELECT data FROM ${table} WHERE division_id = $1 AND stream_id = $2 ORDER BY version`,
      values: [someDivision(), someStream()],
    }),
  'Read the next 250 events': (pool, table) => () =>
    pool.query({
      name: `on ${table}`,
      text: `SELECT position, data FROM ${table} WHERE division_id = $1 AND position > $2
        ORDER BY position LIMIT 250`,
      values: [someDivision(), Math.floor((Math.random() * events) / divisions / 2)],
    }),
  'Events of one subject': (pool, table) => () =>
    pool.query({
      name: `person ${table}`,
      text: `SELECT position FROM ${table} WHERE division_id = $1 AND subject = $2`,
      values: [someDivision(), `customer-${Math.floor(Math.random() * 5_000)}`],
    }),
};

/** Speed of the partitioned table relative to one table: median and spread of the rounds. */
async function compared(pool: pg.Pool, call: Call): Promise<readonly number[]> {
  const [one, many] = [call(pool, tables.one), call(pool, tables.many)];
  for (const warmUp of [one, many]) await rateOf(callers, roundMs / 2, warmUp);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await rateOf(callers, roundMs, one);
    const split = await rateOf(callers, roundMs, many);
    ratios.push(split.perSecond / alone.perSecond);
  }
  return ratios.sort((a, b) => a - b);
}

await withBenchDatabase(async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await makeTables(client);
    await fill(client);
    const rows: string[][] = [['call', 'partitions / one', 'from', 'to']];
    await withPool(url, callers, async (pool) => {
      for (const [name, call] of Object.entries(calls)) {
        const ratios = await compared(pool, call);
        const shown = [median(ratios), ratios[0] ?? 0, ratios.at(-1) ?? 0];
        rows.push([name, ...shown.map((ratio) => ratio.toFixed(2))]);
      }
    });
    printTable(`${events} events in ${partitions} partitions, compared with one table`, rows);
    saveResults(
      'partitions',
      rows.slice(1).map(([name, ratio]) => ({ name, ratio })),
    );
  } finally {
    await client.end();
  }
});
