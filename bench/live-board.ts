import 'reflect-metadata';

import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { isClosing, ORDER_FLOWS, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type pg from 'pg';

import { openTeeShop } from '../server/src/features/checkout/checkout.testing.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { bareBroadcast } from './lib/bare-broadcast.js';
import { Boards } from './lib/boards.js';
import { withBenchDatabase, withPool } from './lib/database.js';
import { Factory } from './lib/factory.js';
import type { FromScreens, ScreensOptions, Seen, Shown, ToScreens } from './lib/live-screens.js';
import { percentiles, printTable } from './lib/measure.js';

/*
 * Two hundred boards and one hundred receipts, each with its own connection, while orders arrive
 * and change status. Measures the delay from the command, and from its completion, to every screen,
 * and compares it with a bare `ws` broadcast to as many sockets. Fails if a screen does not match
 * the database at the end.
 */

const boardCount = 200;
const receiptCount = 100;
const orderCount = 400;
const workload = { changesPerSecond: 50, changesPerOrder: 10, seconds: 20 };
const settleMs = 120_000;
const referenceRounds = 200;
/** Has the same length as the event of an order change. */
const text = `42${JSON.stringify(['event', { topic: 'atlas:orders', data: 'x'.repeat(300) }])}`;

/** The screens, in a separate process. */
class Screens {
  private readonly child: ChildProcess = fork(
    path.join(import.meta.dirname, 'lib/live-screens.ts'),
  );

  async open(options: ScreensOptions): Promise<void> {
    await this.ask({ open: options });
  }

  async shown(): Promise<Shown> {
    const { shown } = await this.ask('show');
    if (shown === undefined) throw new Error('The screens did not report their state.');
    return shown;
  }

  async seen(): Promise<readonly Seen[]> {
    return (await this.ask('seen')).seen ?? [];
  }

  close(): void {
    this.child.kill();
  }

  private async ask(message: ToScreens): Promise<FromScreens> {
    const answered = new Promise<FromScreens>((resolve) => {
      this.child.once('message', (answer: FromScreens) => {
        resolve(answer);
      });
    });
    this.child.send(message);
    return answered;
  }
}

interface OrderNow {
  readonly id: number;
  readonly hash: string;
  readonly status: OrderStatus;
  readonly stage: number;
}

/** Orders of each stage in the board's sort order. */
async function columnsNow(pool: pg.Pool): Promise<readonly (readonly OrderNow[])[]> {
  const read = async (stage: number): Promise<readonly OrderNow[]> => {
    const by = isClosing('normal', stage)
      ? 'changed_at DESC, order_id DESC'
      : 'priority DESC, order_id';
    const { rows } = await pool.query<OrderNow>(
      `SELECT order_id AS id, hash, status, stage FROM orders WHERE stage = $1 ORDER BY ${by}`,
      [stage],
    );
    return rows;
  };
  return Promise.all(ORDER_FLOWS.normal.map((_stage, index) => read(index)));
}

/** Lists the differences between the screens and the database; empty if there are none. */
async function wrongOn(screens: Screens, pool: pg.Pool): Promise<readonly string[]> {
  const [{ boards, receipts }, columns] = [await screens.shown(), await columnsNow(pool)];
  const counts: Record<string, number> = {};
  for (const { status } of columns.flat()) counts[status] = (counts[status] ?? 0) + 1;
  const wrongBoards = boards.flatMap((board, index) =>
    wrongIn(board, columns, counts).map((what) => `board ${index}: ${what}`),
  );
  const wrongReceipts = columns
    .flat()
    .filter(({ hash, status }) => (receipts[hash] ?? status) !== status)
    .map(({ id, hash, status }) => `receipt of ${id}: ${String(receipts[hash])} for ${status}`);
  return [...wrongBoards, ...wrongReceipts];
}

/** A column shows the first orders of its stage, or all of them. */
function wrongIn(
  { columns, counts }: Shown['boards'][number],
  orders: readonly (readonly OrderNow[])[],
  expected: Readonly<Record<string, number>>,
): readonly string[] {
  const wrong = columns.flatMap(({ rows, hasMore }, stage) => {
    const all = (orders[stage] ?? []).map(({ id, status }) => `${id} ${status}`);
    const first = hasMore ? all.slice(0, rows.length) : all;
    return rows.join() === first.join()
      ? []
      : [
          `stage ${stage}: ${rows.length} for ${first.length}, lacks ${lacking(first, rows)}, has ${lacking(rows, first)}`,
        ];
  });
  const isCounted = Object.entries(counts).every(
    ([status, count]) => count === (expected[status] ?? 0),
  );
  return isCounted
    ? wrong
    : [...wrong, `counts ${JSON.stringify(counts)} for ${JSON.stringify(expected)}`];
}

function lacking(from: readonly string[], those: readonly string[]): string {
  return (
    from
      .filter((one) => !those.includes(one))
      .slice(0, 5)
      .join() || 'nothing'
  );
}

/** Waits until no events are pending. */
async function settled(screens: Screens, pool: pg.Pool): Promise<readonly string[]> {
  const end = performance.now() + settleMs;
  for (;;) {
    const wrong = await wrongOn(screens, pool);
    if (wrong.length === 0 || performance.now() > end) return wrong;
    await pause(500);
  }
}

/** Matches the nth change seen on a screen with the nth change made. */
function latencies(seen: readonly Seen[], { given }: Factory) {
  const positions = new Map<number, Set<number>>();
  for (const { orderId, position } of seen)
    positions.set(orderId, (positions.get(orderId) ?? new Set()).add(position));
  const sorted = new Map([...positions].map(([id, all]) => [id, [...all].sort((a, b) => a - b)]));
  const [fromCommand, fromDone]: [number[], number[]] = [[], []];
  for (const { orderId, position, atMs } of seen) {
    const times = given.get(orderId)?.[sorted.get(orderId)?.indexOf(position) ?? -1];
    if (times === undefined) throw new Error(`Unexpected change of order ${orderId}.`);
    fromCommand.push(atMs - times.requestedMs);
    fromDone.push(Math.max(0, atMs - times.doneMs));
  }
  return { fromCommand, fromDone };
}

/** Delay of a bare server's broadcasts to as many sockets without other load. */
async function reference(): Promise<readonly number[]> {
  const bare = await bareBroadcast(text);
  const boards = await Boards.open({ ...bare, count: boardCount });
  const all: number[] = [];
  for (let nth = 0; nth < referenceRounds; nth += 1) {
    let began = 0;
    const arrivals = await boards.arrivalsOf(async () => {
      began = await bare.change(nth);
    });
    all.push(...arrivals.map((at) => at - began));
    await pause(1_000 / workload.changesPerSecond);
  }
  await boards.close();
  await bare.close();
  return all;
}

function report(seen: readonly Seen[], factory: Factory, bare: readonly number[]): void {
  const { fromCommand, fromDone } = latencies(seen, factory);
  const floor = percentiles(bare);
  const row = (name: string, all: readonly number[]): readonly string[] => {
    const { p50Ms, p99Ms } = percentiles(all);
    const times = [p50Ms, p99Ms, p50Ms / floor.p50Ms, p99Ms / floor.p99Ms];
    return [name, String(all.length), ...times.map((time) => time.toFixed(1))];
  };
  printTable(
    `${boardCount} boards, ${receiptCount} receipts, ${workload.changesPerSecond} changes/s`,
    [
      ['until it is on a screen', 'seen', 'p50 ms', 'p99 ms', 'p50 ratio', 'p99 ratio'],
      row('from the command', fromCommand),
      row('from its commit', fromDone),
      row('bare broadcast of ws', bare),
    ],
  );
}

async function measure(app: TestApp, pool: pg.Pool): Promise<readonly string[]> {
  const shop = await openTeeShop(app);
  const [staff, visitor] = [await app.signInStaff(ATLAS_PERMISSIONS), app.visitor(shop.code)];
  const factory = new Factory(app, shop.division);
  for (let count = 0; count < orderCount; count += 1) await factory.place();
  await pool.query('ANALYZE');
  const screens = new Screens();
  try {
    await screens.open({
      staff: { url: app.url, host: staff.host, cookie: staff.cookieHeader() },
      shopper: { url: app.url, host: visitor.host, cookie: '' },
      boards: boardCount,
      hashes: factory.orders.slice(0, receiptCount).map(({ hash }) => hash),
    });
    await factory.work(workload);
    const wrong = await settled(screens, pool);
    const seen = await screens.seen();
    screens.close();
    report(seen, factory, await reference());
    return wrong;
  } finally {
    screens.close();
  }
}

await withBenchDatabase(async (url) => {
  const app = await startApp({ DATABASE_URL: url });
  try {
    await withPool(url, 2, async (pool) => {
      const wrong = await measure(app, pool);
      console.log(
        wrong.length === 0 ? 'Every screen matches the database.' : wrong.slice(0, 10).join('\n'),
      );
      if (wrong.length > 0) process.exitCode = 1;
    });
  } finally {
    await app.close();
  }
});
