import 'reflect-metadata';

import type pg from 'pg';
import type { DataSource } from 'typeorm';

import { dataSourceOptions } from '../server/src/platform/database/data-source.js';
import { ServerDataSource } from '../server/src/platform/database/server-data-source.js';
import { EventLogRuntime } from '../server/src/platform/event-log/event-log-runtime.js';
import {
  contextIn,
  counted,
  eventLogOn,
  tallies,
  TallyRow,
  tallyTable,
} from '../server/src/platform/event-log/testing/tally.testing.js';
import { withBenchDatabase, withPool } from './lib/database.js';
import {
  appender,
  counterFeature,
  singleInsert,
  transactionEach,
  type Call,
} from './lib/event-log-calls.js';
import { wakeUp } from './lib/wake-ups.js';
import { median, printTable, rateOf, type Rate } from './lib/measure.js';

/*
 * The appender compared with two references on the same server, in alternating rounds: a single-row
 * INSERT of the same content (as pgbench would do, through `pg`), and one transaction per command.
 * Ratios relate to the INSERT of the same round; printed values are medians. The inline projection
 * is a running total; a second table uses rows with ten steps of history, about three times the
 * size of the event.
 */

const roundMs = 700;
const rounds = 7;
const warmUpMs = 300;
const divisionCounts = [1, 64];
/** Connections of the references; the appender uses as many as one server process. */
const referenceConnections = 32;
/** Numbers of events to catch up with; each is measured in its own division. */
const catchUpEvents = [1_000, 10_000, 100_000];
const catchUpDivision = 5_000;

interface Compared {
  readonly title: string;
  readonly callerCounts: readonly number[];
  /** Returns the calls to compare: the reference first, the appender last. */
  readonly callsOn: (divisions: number) => readonly Call[];
}

async function throughput({ title, callerCounts, callsOn }: Compared): Promise<void> {
  const rows: (readonly string[])[] = [headings];
  for (const divisions of divisionCounts) {
    const calls = callsOn(divisions);
    for (const callers of callerCounts) {
      rows.push(throughputRow([divisions, callers], await interleavedRates(callers, calls)));
    }
  }
  printTable(title, rows);
}

const headings = [
  'divisions',
  'callers',
  'INSERT/s',
  'p99 ms',
  'tx each/s',
  'appender/s',
  'p99 ms',
  'ratio',
  'p99 ratio',
];

/** Rates of each call by round. */
async function interleavedRates(
  callers: number,
  calls: readonly Call[],
): Promise<readonly (readonly Rate[])[]> {
  for (const call of calls) await rateOf(callers, warmUpMs, call);
  const rates = calls.map((): Rate[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      rates[index]?.push(await rateOf(callers, roundMs, call));
    }
  }
  return rates;
}

function throughputRow(
  setting: readonly number[],
  [reference = [], single = [], grouped = []]: readonly (readonly Rate[])[],
): readonly string[] {
  const perSecond = (rates: readonly Rate[]): string =>
    median(rates.map((rate) => rate.perSecond)).toFixed(0);
  const p99 = (rates: readonly Rate[]): string =>
    median(rates.map(({ p99Ms }) => p99Ms)).toFixed(1);
  const ratio = (of: (rate: Rate) => number): string =>
    median(grouped.map((rate, round) => of(rate) / of(reference[round] ?? rate))).toFixed(2);
  return [
    ...setting.map(String),
    perSecond(reference),
    p99(reference),
    perSecond(single),
    perSecond(grouped),
    p99(grouped),
    ratio((rate) => rate.perSecond),
    ratio(({ p99Ms }) => p99Ms),
  ];
}

/** Prints two tables: with a running total as read model, then with rows that contain history. */
async function appends(dataSource: DataSource, pool: pg.Pool): Promise<void> {
  const insert = await singleInsert(pool);
  const counting = eventLogOn(dataSource, [counterFeature]);
  const recording = eventLogOn(dataSource);
  const callsOf =
    (name: string, runtime: EventLogRuntime): Compared['callsOn'] =>
    (divisions) => [
      insert,
      transactionEach(pool, runtime, divisions),
      appender(runtime, name, divisions),
    ];
  await throughput({
    title: 'Commands per second, with an inline projection',
    callerCounts: [1, 8, 32, 128],
    callsOn: callsOf('total', counting),
  });
  await throughput({
    title: 'The appender with ten steps of history in each row',
    callerCounts: [32, 128],
    callsOn: callsOf('history', recording),
  });
}

async function catchUp(runtime: EventLogRuntime): Promise<void> {
  const rows: (readonly string[])[] = [['events', 'events/s']];
  for (const [index, count] of catchUpEvents.entries()) {
    const perSecond = await foldedAnew(runtime, catchUpDivision + index, count);
    rows.push([String(count), perSecond.toFixed(0)]);
  }
  printTable('Catch-up', rows);
}

/** Events per second when rebuilding a read model. */
async function foldedAnew(
  { log, replay }: EventLogRuntime,
  division: number,
  count: number,
): Promise<number> {
  const perStream = 100;
  const streams = Array.from({ length: count / perStream }, (_, index) => String(index));
  const append = (tally: string): Promise<unknown> =>
    log.append({
      context: contextIn(division),
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
  await replay.rebuild(tallies.name, division, () => undefined);
  return count / ((performance.now() - start) / 1000);
}

await withBenchDatabase(async (url) => {
  const dataSource = await new ServerDataSource(dataSourceOptions(url, [TallyRow])).initialize();
  try {
    await dataSource.query(tallyTable);
    await withPool(url, referenceConnections, (pool) => appends(dataSource, pool));
    await catchUp(eventLogOn(dataSource));
    await wakeUp(url);
  } finally {
    await dataSource.destroy();
  }
});
