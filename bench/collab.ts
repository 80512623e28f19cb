import 'reflect-metadata';

import { setTimeout as wait } from 'node:timers/promises';

import { acknowledgement } from '@selvedge/shared/collab/contract';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import { ticketOf } from '../server/src/features/pages/collab/collab.testing.js';
import { LivePages } from '../server/src/features/pages/collab/live-pages.service.js';
import { startApp, type SignedIn, type TestApp } from '../server/src/platform/testing/start-app.js';
import { until } from '../server/src/platform/testing/until.js';
import { withBenchDatabase } from './lib/database.js';
import { memoryHeld } from './lib/heap.js';
import { median, percentiles, printTable } from './lib/measure.js';
import { pageOfBlocks } from './lib/page-of-blocks.js';
import { plainRelay } from './lib/plain-relay.js';

/*
 * Concurrent editing of one page with unmodified y-websocket clients: delay of an edit to every
 * other screen, and time to convergence after the last edit. Alternates with a relay that neither
 * stores nor checks anything. Also measures the memory of an open page.
 */

const loads = [
  { people: 2, perSecond: 4 },
  { people: 20, perSecond: 2 },
  { people: 50, perSecond: 1 },
];
const roundMs = 4_000;
const rounds = 3;
const openPages = 20;
const blocksPerPage = 100;

interface Measured {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly convergedMs: number;
}

/** Returns the address and parameters to join the page. */
type Address = () => Promise<{
  readonly url: string;
  readonly room: string;
  readonly params: Record<string, string>;
}>;

async function joined(address: Address): Promise<WebsocketProvider> {
  const { url, room, params } = await address();
  const provider = new WebsocketProvider(url, room, new Y.Doc(), {
    ...{ params, disableBc: true },
    // The `ws` class is compatible with the browser's WebSocket.
    WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
  });
  provider.messageHandlers[acknowledgement] = () => undefined;
  await until(() => provider.synced);
  return provider;
}

async function round(
  address: Address,
  { people, perSecond }: (typeof loads)[number],
): Promise<Measured> {
  const providers: WebsocketProvider[] = [];
  for (let nth = 0; nth < people; nth += 1) providers.push(await joined(address));
  const latencies: number[] = [];
  for (const { doc } of providers) {
    doc.getMap<number>('props').observe(({ keysChanged, transaction }) => {
      if (transaction.local) return;
      const stamps = doc.getMap<number>('props');
      // Y.Map keys are strings.
      for (const key of keysChanged as Set<string>)
        latencies.push(performance.now() - (stamps.get(key) ?? 0));
    });
  }
  const end = performance.now() + roundMs;
  await Promise.all(
    providers.map(async ({ doc }, nth) => {
      await wait((nth * 1_000) / perSecond / people);
      while (performance.now() < end) {
        doc.getMap<number>('props').set(`bench${String(nth)}`, performance.now());
        await wait(1_000 / perSecond);
      }
    }),
  );
  const stopped = performance.now();
  await until(() => new Set(providers.map(({ doc }) => contentOf(doc))).size === 1);
  const convergedMs = performance.now() - stopped;
  for (const provider of providers) {
    provider.destroy();
    provider.doc.destroy();
  }
  const sorted = [...latencies].sort((one, other) => one - other);
  const p95Ms = sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
  return { ...percentiles(latencies), p95Ms, convergedMs };
}

function contentOf(doc: Y.Doc): string {
  return JSON.stringify(Object.entries(doc.getMap('props').toJSON()).sort());
}

function middle(measured: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(measured.map((one) => one[name]));
  return {
    p50Ms: of('p50Ms'),
    p95Ms: of('p95Ms'),
    p99Ms: of('p99Ms'),
    convergedMs: of('convergedMs'),
  };
}

async function compare(ours: Address, reference: Address): Promise<void> {
  const rows: (readonly string[])[] = [
    ['people', 'edits/s', '', 'p50 ms', 'p95 ms', 'p99 ms', 'converged ms', 'p95 ratio'],
  ];
  for (const load of loads) {
    const measured: [Measured[], Measured[]] = [[], []];
    for (let nth = 0; nth < rounds; nth += 1) {
      measured[0].push(await round(reference, load));
      measured[1].push(await round(ours, load));
    }
    const [relay, page] = [middle(measured[0]), middle(measured[1])];
    for (const [name, one] of [
      ['relay', relay],
      ['page', page],
    ] as const) {
      const { p50Ms, p95Ms, p99Ms, convergedMs } = one;
      rows.push([
        ...[String(load.people), String(load.people * load.perSecond), name],
        ...[p50Ms, p95Ms, p99Ms, convergedMs].map((ms) => ms.toFixed(1)),
        (p95Ms / relay.p95Ms).toFixed(2),
      ]);
    }
  }
  printTable('Concurrent editing: delay from an edit to other screens', rows);
}

/** Heap per item in MiB that the opened results hold. */
async function weightOf<Of>(all: readonly Of[], open: (one: Of) => unknown): Promise<number> {
  const held: unknown[] = [];
  const before = memoryHeld().heap;
  for (const one of all) held.push(await open(one));
  return (memoryHeld().heap - before) / held.length / 1024 / 1024;
}

/** Compared with the Yjs documents alone. */
async function weighPages(app: TestApp, owner: SignedIn, division: number): Promise<void> {
  const pages = [];
  for (let nth = 0; nth <= openPages; nth += 1) {
    const url = `/weighed-${String(nth)}/`;
    pages.push(await pageOfBlocks(owner, { division, url, count: blocksPerPage }));
  }
  const [first, ...others] = pages;
  // The first page loads code that all pages share.
  if (first) await app.get(LivePages).open(division, first.uuid);
  const page = await weightOf(others, ({ uuid }) => app.get(LivePages).open(division, uuid));
  const states: Uint8Array[] = [];
  for (const { uuid } of others) {
    const { doc } = await app.get(LivePages).open(division, uuid);
    states.push(Y.encodeStateAsUpdate(doc));
  }
  const alone = await weightOf(states, (state) => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, state);
    return doc;
  });
  printTable(`An open page of ${String(blocksPerPage)} blocks`, [
    ['', 'MiB of heap', 'ratio'],
    ['its document alone', alone.toFixed(2), '1.00'],
    ['page', page.toFixed(2), (page / alone).toFixed(2)],
  ]);
}

await withBenchDatabase(async (database) => {
  const app = await startApp({ DATABASE_URL: database });
  const relay = await plainRelay();
  try {
    const shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    const { division } = shop;
    const page = await pageOfBlocks(owner, { division, url: '/edited/', count: blocksPerPage });
    const ours: Address = async () => {
      const { room, token } = await ticketOf(owner, page);
      return { url: `${app.url.replace('http', 'ws')}/collab`, room, params: { token, ack: '1' } };
    };
    const plain: Address = () => Promise.resolve({ url: relay.url, room: 'page', params: {} });
    await compare(ours, plain);
    await weighPages(app, owner, division);
  } finally {
    await relay.close();
    await app.close();
  }
});
