import 'reflect-metadata';

import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { DataSource } from 'typeorm';

import { dataSourceOptions } from '../server/src/platform/database/data-source.js';
import type { EventLog } from '../server/src/platform/event-log/event-log.js';
import { EventLogParts } from '../server/src/platform/event-log/event-log.parts.js';
import { FanOut } from '../server/src/platform/event-log/fan-out.js';
import { EventLogRegistry } from '../server/src/platform/event-log/registry.js';
import {
  contextIn,
  counted,
  eventLogOn,
  specDataKey,
  tallies,
  tallyFeature,
  TallyRow,
  tallyTable,
} from '../server/src/platform/event-log/tally.testing.js';
import { PostgresWakeUpChannel } from '../server/src/platform/event-log/wake-up-postgres.js';
import { WakeUp } from '../server/src/platform/event-log/wake-up.js';
import { withBenchDatabase } from './database.lib.js';
import { medianOf, percentiles, printTable, rateOf, type Rate } from './measure.lib.js';

/*
 * The appender, with an inline projection, beside two references on the same server, in turns: a
 * single-row INSERT of about the same row (what pgbench would do, through `pg`), and one
 * transaction a command. Ratios are to the single-row INSERT.
 */

const roundMs = 1_500;
const rounds = 3;
const callerCounts = [1, 8, 32, 128];
const divisionCounts = [1, 64];
/** Connections of the references; the appender has those of one server process. */
const referenceConnections = 32;
const catchUpEvents = 100_000;
const catchUpDivision = 5_000;
const wakeUps = 500;
const wakeUpDivision = 5_001;

type Call = (caller: number) => Promise<unknown>;

/** A single-row INSERT: key, version and payload as an event has them, and nothing else. */
async function singleInsert(pool: pg.Pool): Promise<Call> {
  await pool.query(`CREATE TABLE bench_insert (
    division_id integer, position bigint GENERATED ALWAYS AS IDENTITY, stream_id text, version integer,
    type text, data jsonb, meta jsonb, event_id uuid, PRIMARY KEY (division_id, position))`);
  const text = `INSERT INTO bench_insert (division_id, stream_id, version, type, data, meta, event_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  return (caller) => {
    const data = JSON.stringify({ tally: String(caller), by: 1 });
    const meta = JSON.stringify(contextIn(1));
    const values = [1, `tally-${String(caller)}`, 1, 'TallyCounted', data, meta, randomUUID()];
    return pool.query({ name: 'single-insert', text, values });
  };
}

/** The same work as the appender's, but for every command a transaction of its own. */
function transactionEach(pool: pg.Pool, divisions: number): Call {
  const versions = new Map<string, number>();
  return async (caller) => {
    const division = 1 + (caller % divisions);
    const stream = `single-${String(caller)}`;
    const version = versions.get(stream) ?? 0;
    const at = new Date().toISOString();
    const tally = stream;
    const event = { id: randomUUID(), at, type: 'TallyCounted', schema: 1, data: { tally, by: 1 } };
    const streams = [{ stream, type: 'single', expected: version, events: [event] }];
    const batch = JSON.stringify([{ division, meta: contextIn(division), streams }]);
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT * FROM es_append($1::jsonb)', [batch]);
      await client.query('SELECT * FROM spec_tally WHERE division_id = $1 AND tally = $2', [
        division,
        tally,
      ]);
      await client.query(
        `INSERT INTO spec_tally VALUES ($1, $2, $3, NULL, '[]', $4)
         ON CONFLICT (division_id, tally) DO UPDATE SET total = EXCLUDED.total`,
        [division, tally, version + 1, at],
      );
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    versions.set(stream, version + 1);
  };
}

function appender({ log }: EventLogParts, divisions: number): Call {
  const versions = new Map<string, number>();
  return async (caller) => {
    const division = 1 + (caller % divisions);
    const tally = `${String(divisions)}-${String(caller)}`;
    const stream = `tally-${tally}`;
    const expectedVersion = versions.get(stream) ?? 0;
    const streams = [{ stream, expectedVersion, events: [counted(tally)] }];
    const [recorded] = await log.append({ context: contextIn(division), streams });
    versions.set(stream, recorded?.version ?? 0);
  };
}

/** Another process of the same product, which is told what the first one commits. */
async function wakeUp(url: string): Promise<void> {
  const [writer, reader] = [await processOn(url), await processOn(url)];
  const fromAppend: number[] = [];
  const fromCommit: number[] = [];
  let heard = (): void => undefined;
  reader.fanOut.listen(() => {
    heard();
  });
  for (let version = 0; version < wakeUps; version += 1) {
    const told = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const streams = [{ stream: 'tally-w', expectedVersion: version, events: [counted('w')] }];
    const before = performance.now();
    await writer.log.append({ context: contextIn(wakeUpDivision), streams });
    const committed = performance.now();
    await told;
    const heardAt = performance.now();
    fromAppend.push(heardAt - before);
    fromCommit.push(heardAt - committed);
  }
  await reader.close();
  await writer.close();
  printTable('Until a subscriber in another process is told', [
    ['from', 'p50 ms', 'p99 ms'],
    latencyRow('append', fromAppend),
    latencyRow('commit', fromCommit),
  ]);
}

function latencyRow(from: string, latencies: readonly number[]): readonly string[] {
  const { p50Ms, p99Ms } = percentiles(latencies);
  return [from, p50Ms.toFixed(2), p99Ms.toFixed(2)];
}

async function processOn(url: string): Promise<Process> {
  const dataSource = await new DataSource(dataSourceOptions(url, [TallyRow])).initialize();
  const registry = new EventLogRegistry();
  registry.register(tallyFeature);
  const { log } = new EventLogParts(dataSource, registry, specDataKey);
  const wakeUp = new WakeUp(log, new PostgresWakeUpChannel(url));
  const fanOut = new FanOut(log, registry, wakeUp);
  await fanOut.start();
  const close = async (): Promise<void> => {
    await fanOut.stop();
    await wakeUp.stop();
    await dataSource.destroy();
  };
  return { log, fanOut, close };
}

interface Process {
  readonly log: EventLog;
  readonly fanOut: FanOut;
  readonly close: () => Promise<void>;
}

async function throughput(parts: EventLogParts, pool: pg.Pool): Promise<void> {
  const insert = await singleInsert(pool);
  const rows: (readonly string[])[] = [
    [
      'divisions',
      'callers',
      'INSERT/s',
      'p99 ms',
      'tx each/s',
      'appender/s',
      'p99 ms',
      'ratio',
      'p99 ratio',
    ],
  ];
  for (const divisions of divisionCounts) {
    const each = transactionEach(pool, divisions);
    const append = appender(parts, divisions);
    for (const callers of callerCounts) {
      const [reference, single, grouped] = await inTurns(callers, [insert, each, append]);
      rows.push(throughputRow([divisions, callers], reference, single, grouped));
    }
  }
  printTable('Commands per second, with an inline projection', rows);
}

async function inTurns(callers: number, calls: readonly Call[]): Promise<readonly Rate[]> {
  const rates = calls.map((): Rate[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      rates[index]?.push(await rateOf(callers, roundMs, call));
    }
  }
  return rates.map(medianOf);
}

function throughputRow(
  setting: readonly number[],
  reference?: Rate,
  single?: Rate,
  grouped?: Rate,
): readonly string[] {
  const perSecond = (rate?: Rate): string => (rate?.perSecond ?? 0).toFixed(0);
  const p99 = (rate?: Rate): string => (rate?.p99Ms ?? 0).toFixed(1);
  const ratio = (of: number | undefined, to: number | undefined): string =>
    ((of ?? 0) / (to ?? 1)).toFixed(2);
  return [
    ...setting.map(String),
    perSecond(reference),
    p99(reference),
    perSecond(single),
    perSecond(grouped),
    p99(grouped),
    ratio(grouped?.perSecond, reference?.perSecond),
    ratio(grouped?.p99Ms, reference?.p99Ms),
  ];
}

async function catchUp({ log, replay }: EventLogParts): Promise<void> {
  const perStream = 100;
  const streams = Array.from({ length: catchUpEvents / perStream }, (_, index) => String(index));
  const append = (tally: string): Promise<unknown> =>
    log.append({
      context: contextIn(catchUpDivision),
      streams: [
        {
          stream: `tally-${tally}`,
          expectedVersion: 0,
          events: Array.from({ length: perStream }, () => counted(tally)),
        },
      ],
    });
  await Promise.all(streams.map(append));
  const start = performance.now();
  await replay.rebuild(tallies.name, catchUpDivision, () => undefined);
  const perSecond = catchUpEvents / ((performance.now() - start) / 1000);
  printTable('Catch-up', [
    ['events', 'events/s'],
    [String(catchUpEvents), perSecond.toFixed(0)],
  ]);
}

await withBenchDatabase(async (url) => {
  const dataSource = await new DataSource(dataSourceOptions(url, [TallyRow])).initialize();
  const pool = new pg.Pool({ connectionString: url, max: referenceConnections });
  // Its connections may still be closing when their database goes.
  pool.on('error', () => undefined);
  try {
    await dataSource.query(tallyTable);
    const parts = eventLogOn(dataSource);
    await throughput(parts, pool);
    await catchUp(parts);
    await wakeUp(url);
  } finally {
    await pool.end();
    await dataSource.destroy();
  }
});
