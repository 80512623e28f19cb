import 'reflect-metadata';

import { ticketOf, type PageAt } from '../server/src/features/pages/collab/collab.testing.js';
import { LivePages } from '../server/src/features/pages/collab/live-pages.service.js';
import { environment } from '../server/src/platform/config/environment.js';
import { startApp, type SignedIn, type TestApp } from '../server/src/platform/testing/start-app.js';
import { until } from '../server/src/platform/testing/until.js';
import { withBenchDatabase } from './lib/database.js';
import { memoryHeld } from './lib/heap.js';
import { printTable } from './lib/measure.js';
import { pageOfBlocks } from './lib/page-of-blocks.js';
import { Writers } from './lib/writers.js';

/*
 * Server memory over an hour in which five people edit one page: they type, and insert, move and
 * remove blocks. EDITS is the number of edits of each; 12,000 equal an hour at 200 characters a
 * minute, sent as fast as the gateway allows (60 a second). Every five minutes all leave and
 * rejoin, and one saves the page; every fifteen minutes it is published and a shopper loads it. The
 * writers run in a thread of their own; the output is the server's heap after garbage collection.
 */

const people = 5;
const blocks = 100;
const shifts = 12;
const shiftMinutes = 60 / shifts;
const url = '/edited/';
const edits = Number(environment()['EDITS'] ?? 2_400);
/** The server releases a document half a minute after the last client leaves. */
const longestUntilLetGoMs = 120_000;

interface Held {
  readonly when: string;
  readonly heap: number;
  readonly buffers: number;
}

async function posted(owner: SignedIn, path: string): Promise<void> {
  const { status, text } = await owner.post(path, {});
  if (status >= 400) throw new Error(`${path} answered ${String(status)}: ${text}`);
}

async function editedAnHour(app: TestApp, writers: Writers): Promise<readonly Held[]> {
  const shop = await app.openStore();
  const owner = await app.signInOwner(shop);
  const page = await pageOfBlocks(owner, { division: shop.division, url, count: blocks });
  const path = `/omnis/v3/divisions/${String(page.division)}/pages/${String(page.id)}/`;
  const held: Held[] = [];
  for (let shift = 1; shift <= shifts; shift += 1) {
    const tickets = await ticketsOf(owner, page);
    await writers.ask({ url: app.url, tickets, edits: Math.ceil(edits / shifts) });
    await posted(owner, `${path}revisions/`);
    if (shift % 3 === 0) {
      await posted(owner, `${path}publish/`);
      await app.visitor(shop.code).get(url);
    }
    held.push({ when: `minute ${String(shift * shiftMinutes)}`, ...memoryHeld() });
  }
  const live = app.get(LivePages);
  await until(
    async () => (await live.openRooms()).length,
    (open) => open === 0,
    longestUntilLetGoMs,
  );
  return [...held, { when: 'page released', ...memoryHeld() }];
}

async function ticketsOf(owner: SignedIn, page: PageAt) {
  const tickets = [];
  for (let nth = 0; nth < people; nth += 1) tickets.push(await ticketOf(owner, page));
  return tickets;
}

await withBenchDatabase(async (database) => {
  const app = await startApp({ DATABASE_URL: database });
  const writers = new Writers();
  try {
    const held = await editedAnHour(app, writers);
    const inMb = (bytes: number): string => (bytes / 2 ** 20).toFixed(2);
    const first = held[0]?.heap ?? 1;
    printTable(`Five people, ${String(edits)} edits each, one page`, [
      ['', 'heap MB', 'of the first', 'buffers MB'],
      ...held.map(({ when, heap, buffers }) => [
        ...[when, inMb(heap), (heap / first).toFixed(2), inMb(buffers)],
      ]),
    ]);
  } finally {
    await writers.close();
    await app.close();
  }
});
