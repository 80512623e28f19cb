import 'reflect-metadata';

import sharp from 'sharp';

import { uploaded } from '../server/src/features/media/media.testing.js';
import { shapes, written } from '../server/src/test/large-bodies.testing.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabase } from './lib/database.js';
import { percentiles, printTable } from './lib/measure.js';
import { saveResults } from './lib/results.js';

/*
 * Latency for other callers during an attack: of `/healthz` while every call that accepts a body
 * gets 1 MiB bodies of any shape, and of a small image behind fifty expensive ones. Server, callers
 * and image work share one process here, so the results are worse than in production.
 */

const heavyPictures = 50;

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures latency while a body is being read. */
async function waitsDuringBodies(app: TestApp): Promise<string[][]> {
  const { code } = await app.openStore();
  const visitor = app.visitor(code);
  const headers = { 'content-type': 'application/json' };
  const rows: string[][] = [];
  for (const [name, shape] of Object.entries(shapes)) {
    const body = shape.with(Infinity);
    const waits: number[] = [];
    for (const { method, path } of written) {
      // `written` lists no other methods.
      const sent = visitor.send(method.toLowerCase() as 'post', path, { headers, body });
      waits.push(await msOf(() => app.call('127.0.0.1', '/healthz')));
      await sent;
    }
    const { p50Ms, p99Ms } = percentiles(waits);
    const times = [p50Ms, p99Ms, Math.max(...waits)].map((ms) => ms.toFixed(0));
    rows.push([name, String(waits.length), ...times]);
  }
  return rows;
}

/** Different addresses request the fifty large images and the small one. */
async function waitsDuringPictures(app: TestApp): Promise<string[][]> {
  const shop = await app.openStore();
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const create = { width: 2400, height: 1600, channels: 3, background: '#1f2c47', noise } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  const { uuid } = await uploaded(await app.signInOwner(shop), photograph);
  const show = (query: string, address: string) =>
    app.visitor(shop.code).get(`/images/${uuid}?${query}`, {
      headers: { accept: 'image/webp', 'x-forwarded-for': address },
    });
  let most = process.memoryUsage.rss();
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const heavy = Array.from({ length: heavyPictures }, (_, at) =>
    show(`w=4096&h=${String(2_000 + at)}&r=${String(at + 1)}`, '192.0.2.1'),
  );
  const small = await msOf(() => show('w=318', '192.0.2.2'));
  const statuses = (await Promise.all(heavy)).map(({ status }) => status);
  clearInterval(watch);
  const made = statuses.filter((status) => status === 200).length;
  const megabytes = (most / 1024 / 1024).toFixed(0);
  return [[small.toFixed(0), `${String(made)} of ${String(heavyPictures)}`, megabytes]];
}

await withBenchDatabase(async (url) => {
  const app = await startApp({ DATABASE_URL: url, TRUST_PROXY: 'true' });
  try {
    const bodies = await waitsDuringBodies(app);
    printTable('/healthz during 1 MiB bodies, ms', [
      ['shape', 'calls', 'middle', '99 of 100', 'longest'],
      ...bodies,
    ]);
    const pictures = await waitsDuringPictures(app);
    printTable('image 318 px wide behind fifty of 4096 px', [
      ['ms', 'of the fifty', 'RSS at most, MB'],
      ...pictures,
    ]);
    saveResults('under-attack', [{ bodies, pictures }]);
  } finally {
    await app.close();
  }
});
