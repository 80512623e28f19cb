import 'reflect-metadata';

import { Sandbox } from '../server/src/features/payments/sandbox/sandbox.testing.js';
import { environment } from '../server/src/platform/config/environment.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { Callers } from './lib/callers.js';
import type { Task } from './lib/calls.js';
import { commerceOf, openCommerceShop, type Compared } from './lib/commerce-shop.js';
import { withBenchDatabase } from './lib/database.js';
import { FloorServer } from './lib/floor-server.js';
import { median, medianOf, printTable, type Rate } from './lib/measure.js';
import { saveResults } from './lib/results.js';

/*
 * Commerce calls over HTTP, each compared with a floor on the same data: one Fastify route with one
 * prepared statement and no checks; for writes, one durable append and upsert per checkout call.
 * Both run in this process in alternating rounds and are called from another thread. The ratio is
 * the share of the floor that remains. Cached answers come from memory; `read` calls bypass the
 * cache. Checkout cards are charged by the sandbox in a separate process.
 *
 * `npm run bench -- commerce`; BENCH_ROWS="add to basket;health" selects rows.
 */

const productCount = 200;
const roundMs = 500;
const rounds = 5;
const callerCounts = [1, 16, 64];
/** Number of callers that the goals apply to. */
const goalCallers = 16;

interface Row {
  readonly name: string;
  readonly callers: number;
  readonly floor: Rate;
  readonly call: Rate;
  /**
   * CPU time of this process per call, floor and call, including the callers; excludes other load
   * on the machine.
   */
  readonly cpuMs: readonly [number, number];
  /** Ratio of the medians, and the lowest and highest ratio of the rounds. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
  readonly goal?: number;
}

interface Servers {
  readonly callers: Callers;
  readonly port: number;
  readonly floorPort: number;
}

async function measured(one: Compared, callers: number, servers: Servers): Promise<Row> {
  const floorTask: Task = { calls: one.floor.calls, visitors: one.task.visitors };
  const sides = [
    { port: servers.floorPort, task: floorTask },
    { port: servers.port, task: one.task },
  ];
  const rates: [Rate[], Rate[]] = [[], []];
  const cpuMs: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const before = process.cpuUsage();
      const rate = await servers.callers.rate({ ...side, callers, durationMs: roundMs });
      const { user, system } = process.cpuUsage(before);
      rates[index]?.push(rate);
      cpuMs[index]?.push((user + system) / 1_000 / (rate.perSecond * (roundMs / 1_000)));
    }
  }
  const [floor, call] = [medianOf(rates[0]), medianOf(rates[1])];
  const ratios = rates[1].map(
    ({ perSecond }, round) => perSecond / (rates[0][round]?.perSecond ?? 1),
  );
  return {
    ...{ name: one.name, callers, floor, call },
    cpuMs: [median(cpuMs[0]), median(cpuMs[1])],
    ratio: call.perSecond / floor.perSecond,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ...(callers === goalCallers && { goal: one.goal }),
  };
}

function textOf({
  name,
  callers,
  floor,
  call,
  cpuMs,
  ratio,
  spread,
  goal,
}: Row): readonly string[] {
  return [
    name,
    String(callers),
    floor.perSecond.toFixed(0),
    floor.p99Ms.toFixed(1),
    call.perSecond.toFixed(0),
    call.p99Ms.toFixed(1),
    cpuMs.map((ms) => ms.toFixed(2)).join('→'),
    ratio.toFixed(2),
    spread.map((one) => one.toFixed(2)).join('–'),
    goal === undefined ? '' : `≥ ${String(goal)}${ratio >= goal ? '' : ' missed'}`,
  ];
}

async function compare(app: TestApp, databaseUrl: string): Promise<void> {
  const selected = environment()['BENCH_ROWS']?.split(';');
  const store = await openCommerceShop(app, productCount);
  const all = await commerceOf(app, store);
  const floor = await floorOf(databaseUrl, all);
  const callers = new Callers();
  const servers = { callers, port: Number(new URL(app.url).port), floorPort: floor.port };
  const rows: Row[] = [];
  try {
    for (const one of all.filter(({ name }) => selected?.includes(name) ?? true)) {
      for (const count of callerCounts) {
        const row = await measured(one, count, servers);
        rows.push(row);
        console.log(textOf(row).join('  '));
      }
    }
  } finally {
    await callers.close();
    await floor.close();
  }
  const heading = [
    'call',
    'callers',
    'floor/s',
    'p99 ms',
    'call/s',
    'p99 ms',
    'CPU ms',
    'ratio',
    'spread',
    'goal',
  ];
  printTable(`Commerce with ${String(productCount)} products`, [heading, ...rows.map(textOf)]);
  saveResults('commerce', rows);
}

async function floorOf(databaseUrl: string, all: readonly Compared[]): Promise<FloorServer> {
  const floor = new FloorServer(databaseUrl);
  const paths = new Map(all.map((one) => [one.floor.path, one.floor]));
  for (const [path, { statement }] of paths)
    if (statement === undefined) floor.write(path);
    else floor.read(path, statement);
  await floor.listen();
  return floor;
}

const sandbox = await Sandbox.start();
try {
  await withBenchDatabase(async (url) => {
    const app = await startApp({ DATABASE_URL: url, TRUST_PROXY: '1', ...sandbox.environment });
    try {
      await compare(app, url);
    } finally {
      await app.close();
    }
  });
} finally {
  await sandbox.stop();
}
