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
 * What a server holds in memory over an hour in which five people make one page: they write, put blocks on it,
 * move and remove them. EDITS is what each of them does: 12,000 are an hour of somebody who writes 200 letters a
 * minute, done as fast as the gateway lets it in (60 a second). Each five minutes all of them leave and come
 * back, and one keeps the page; each fifteen it is published, and a shopper gets it. They are in a thread of
 * their own; what is printed is the heap of the server's, without what nobody holds any more.
 */

const people = 5;
const blocks = 100;
const shifts = 12;
const shiftMinutes = 60 / shifts;
const url = '/edited/';
const edits = Number(environment()['EDITS'] ?? 2_400);
/** A document that nobody has open is let go of after half a minute. */
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
  return [...held, { when: 'nobody there', ...memoryHeld() }];
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
