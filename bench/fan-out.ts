import 'reflect-metadata';

import { LIVE_PATH } from '@selvedge/shared/live/live-path';

import {
  DeafChannel,
  logProcess,
} from '../server/src/platform/event-log/testing/wake-up.testing.js';
import { liveServer } from '../server/src/platform/live/live.testing.js';
import { bareBroadcast, type Broadcaster } from './lib/bare-broadcast.js';
import { Boards, moment } from './lib/boards.js';
import { withBenchDatabase } from './lib/database.js';
import { median, percentiles, printTable } from './lib/measure.js';

/*
 * Delay from the commit of a change until every board is notified. Alternates with a bare `ws`
 * broadcast of the same text to as many connections, without log, topics, permissions or cursors.
 * In both cases the boards are plain WebSockets in a separate process.
 */

const boardCounts = [1, 100, 1_000];
const rounds = 3;
const changesPerRound = 30;
const warmUp = 5;
const division = 12;
/** Handshakes of Engine.IO and socket.io, then the topic. */
const greetings = ['40', `420${JSON.stringify(['watch', { topic: `notes:${division}` }])}`];
/** Has the same length as an event of the live server. */
const event = {
  topic: `notes:${division}`,
  cursor: 'eyIxMiI6MTIzfQ',
  ...{ division, position: 123, name: 'note.taken', data: { text: 'change 123' } },
};
const text = `42${JSON.stringify(['event', event])}`;

async function live(url: string): Promise<Broadcaster> {
  const own = await logProcess(url);
  let committedAt = 0;
  // Registered before all other subscribers.
  own.log.subscribe(() => (committedAt = moment()));
  const server = await liveServer(own, new DeafChannel());
  return {
    url: `ws://127.0.0.1:${server.port}${LIVE_PATH}?EIO=4&transport=websocket`,
    greetings,
    change: async (nth) => {
      await own.take(division, `change ${nth}`);
      return committedAt;
    },
    close: async () => {
      await server.close();
      await own.close();
    },
  };
}

async function round({ change, ...at }: Broadcaster, count: number): Promise<Latency> {
  const boards = await Boards.open({ ...at, count });
  const latencies: number[] = [];
  for (let nth = 0; nth < warmUp + changesPerRound; nth += 1) {
    let began = 0;
    const arrivals = await boards.arrivalsOf(async () => {
      began = await change(nth);
    });
    if (nth >= warmUp) for (const at of arrivals) latencies.push(at - began);
  }
  await boards.close();
  return percentiles(latencies);
}

type Latency = ReturnType<typeof percentiles>;

function middle(latencies: readonly Latency[]): Latency {
  return {
    p50Ms: median(latencies.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(latencies.map(({ p99Ms }) => p99Ms)),
  };
}

async function measure(url: string): Promise<void> {
  const rows: string[][] = [];
  for (const count of boardCounts) {
    const [ours, theirs]: Latency[][] = [[], []];
    for (let nth = 0; nth < rounds; nth += 1) {
      const [hub, reference] = [await live(url), await bareBroadcast(text)];
      ours?.push(await round(hub, count));
      theirs?.push(await round(reference, count));
      await hub.close();
      await reference.close();
    }
    const [hub, reference] = [middle(ours ?? []), middle(theirs ?? [])];
    rows.push([
      String(count),
      ...[hub, reference].flatMap(({ p50Ms, p99Ms }) => [p50Ms.toFixed(2), p99Ms.toFixed(2)]),
      (hub.p50Ms / reference.p50Ms).toFixed(2),
      (hub.p99Ms / reference.p99Ms).toFixed(2),
    ]);
  }
  const heading = ['boards', 'p50 ms', 'p99 ms', 'ws p50', 'ws p99', 'p50 ratio', 'p99 ratio'];
  printTable('Delay from a commit until a board is notified (goal at 1,000: at most 2 × ws)', [
    heading,
    ...rows,
  ]);
}

await withBenchDatabase(measure);
process.exit();
