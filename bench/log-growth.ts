import 'reflect-metadata';

import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { DataSource } from 'typeorm';

import { openTeeShop, placeOrder } from '../server/src/features/checkout/checkout.testing.js';
import { encodeCursor } from '../server/src/platform/live/cursor.js';
import { connect } from '../server/src/platform/live/live-client.testing.js';
import type { Browser } from '../server/src/platform/testing/browser.js';
import { multiplyRows } from '../server/src/platform/testing/many-rows.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { until } from '../server/src/platform/testing/until.js';
import { withBenchDatabases } from './lib/database.js';
import { medianMs, printTable } from './lib/measure.js';

/*
 * Server work as the log of a shop grows to a thousand, ten thousand and a hundred thousand events,
 * each in its own database. A start folds nothing twice; a returning board gets the events it
 * missed; an order's history reads one stream. The ratio compares the largest with the smallest.
 * `event-log` measures rebuilds.
 */

const sizes = [1_000, 10_000, 100_000];
const rounds = 7;
/** Number of events that the board missed. */
const missed = 900;

interface Filled {
  readonly url: string;
  readonly division: number;
  readonly orderId: number;
  readonly head: number;
}

/** A log whose order moved once, followed by this many copies of that event. */
async function filled(url: string, count: number): Promise<Filled> {
  const app = await startApp({ DATABASE_URL: url });
  try {
    const shop = await openTeeShop(app);
    const { division } = shop;
    const buyer = { email: 'lovelace@example.test' };
    const { orderId } = await placeOrder(app.visitor(shop.code), shop, buyer);
    const staff = await app.signInStaff(ATLAS_PERMISSIONS);
    await expectOk(
      staff.post(`/omnis/v3/atlas/orders/${String(orderId)}/status/`, {
        status: 'paid',
        paidReason: 'Bank transfer',
      }),
    );
    const dataSource = app.get(DataSource);
    const head = await settledHead(dataSource, division);
    const from = `division_id = ${String(division)} AND type = 'OrderStatusChanged'`;
    const own = {
      position: `${String(head)} + g`,
      stream_id: `'order-' || (1000000 + g)`,
      version: '1',
      event_id: 'gen_random_uuid()',
    };
    await multiplyRows(app, { table: 'es_event', from, own }, count);
    for (const table of ['es_division_head', 'es_checkpoint'])
      await dataSource.query(
        `UPDATE ${table} SET position = position + $2 WHERE division_id = $1 AND position = $3`,
        [division, count, head],
      );
    await dataSource.query('VACUUM ANALYZE');
    return { url, division, orderId, head: head + count };
  } finally {
    await app.close();
  }
}

/** Returns the last position of a division once all its subscribers have caught up. */
async function settledHead(dataSource: DataSource, division: number): Promise<number> {
  const [{ head } = { head: 0 }] = await until(
    () =>
      dataSource.query<{ head: number; lagging: number }[]>(
        `SELECT h.position AS head, count(c.*) FILTER (WHERE c.position < h.position)::integer AS lagging
         FROM es_division_head h JOIN es_checkpoint c USING (division_id)
         WHERE h.division_id = $1 GROUP BY h.position`,
        [division],
      ),
    (rows) => rows.length > 0 && rows.every(({ lagging }) => lagging === 0),
  );
  return head;
}

async function expectOk(answering: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await answering;
  if (status !== 200) throw new Error(`Unexpected status ${String(status)}.`);
}

/** Reconnects a board and waits for the missed events. */
async function comeBack(app: TestApp, staff: Browser, { division, head }: Filled): Promise<void> {
  const { host } = staff;
  const headers = { host, origin: `http://${host}`, cookie: staff.cookieHeader() };
  const client = await connect(Number(new URL(app.url).port), headers);
  const cursor = encodeCursor(new Map([[division, head - missed]]));
  const watched = await client.watch({ topic: `division:${String(division)}:orders`, cursor });
  if ('error' in watched) throw new Error(watched.error);
  await until(() => client.events.length >= missed);
  client.socket.disconnect();
}

type Times = Readonly<Record<string, number>>;

async function timesOf(log: Filled): Promise<Times> {
  const start = await medianMs(rounds, async () => {
    await (await startApp({ DATABASE_URL: log.url })).close();
  });
  const app = await startApp({ DATABASE_URL: log.url });
  try {
    const staff = await app.signInStaff(ATLAS_PERMISSIONS);
    const history = `/omnis/v3/atlas/orders/${String(log.orderId)}/history/`;
    return {
      'server start and stop': start,
      'board that missed 900 events': await medianMs(rounds, () => comeBack(app, staff, log)),
      'history of an order': await medianMs(rounds, () => expectOk(staff.get(history))),
    };
  } finally {
    await app.close();
  }
}

await withBenchDatabases(sizes.length, async (urls) => {
  const times: Times[] = [];
  for (const [index, size] of sizes.entries())
    times.push(await timesOf(await filled(urls[index] ?? '', size)));
  const rows = Object.keys(times[0] ?? {}).map((name) => {
    const took = times.map((time) => time[name] ?? 0);
    const ratio = (took.at(-1) ?? 0) / (took[0] ?? 1);
    return [name, ...took.map((ms) => ms.toFixed(1)), ratio.toFixed(1)];
  });
  const heading = ['what', ...sizes.map((size) => `${String(size)} ms`), 'ratio'];
  printTable('Growing log', [heading, ...rows]);
});
