import { request } from 'node:http';

import { jest } from '@jest/globals';
import type { Store } from '@selvedge/shared/stores/contract';

import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { CallerGone, WorkQueue } from '../../platform/concurrency/work-queue.js';
import { MediaQueries } from '../media/media.queries.js';
import { MediaStore } from '../media/media-store.service.js';
import { uploaded } from '../media/media.testing.js';
import { scenePicture } from './pictures.testing.js';

describe('images under load', () => {
  let app: TestApp;
  let shop: Store;
  let scene: string;

  beforeAll(async () => {
    app = await startOwnApp({ TRUST_PROXY: 'true' });
    shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    const { uuid } = await uploaded(owner, await scenePicture().png().toBuffer());
    // Waits for the thumbnails, which use the same queue.
    const media = app.get(MediaQueries);
    await until(async () => (await media.find(shop.division, uuid))?.thumbnailsReady === true);
    scene = `/images/${uuid}`;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  /**
   * Blocks all reads of originals until `open`. `makeSpy` counts waiting and started images;
   * `started` lists the started ones in order.
   */
  function gate() {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const store = app.get(MediaStore);
    const read = store.read.bind(store);
    const reads = jest.spyOn(store, 'read');
    reads.mockImplementation((...args) => opened.then(() => read(...args)));
    const make: WorkQueue<unknown>['make'] = Reflect.get(WorkQueue.prototype, 'make');
    const makeSpy = jest.spyOn(WorkQueue.prototype, 'make');
    const started: number[] = [];
    makeSpy.mockImplementation(function (this: WorkQueue<unknown>, key, work, options) {
      const which = makeSpy.mock.calls.length;
      const noted = (): Promise<unknown> => {
        started.push(which);
        return work();
      };
      return make.call(this, key, noted, options);
    });
    return { open: () => open(), reads, makeSpy, started };
  }

  it('are served to a new address before the rest of fifty that another address requested first', async () => {
    const { open, makeSpy, started } = gate();
    const show = async (query: string, address: string): Promise<number> => {
      const headers = { accept: 'image/webp', 'x-forwarded-for': address };
      return (await app.visitor(shop.code).get(`${scene}?${query}`, { headers })).status;
    };
    // Three jobs of high effort, and many just below that limit.
    const heavy = Array.from({ length: 50 }, (_, at) =>
      at < 3 ? `w=4096&h=${900 + at}&r=90` : `w=2048&h=${64 + at}`,
    );
    const answers = heavy.map((query) => show(query, '192.0.2.1'));
    await until(() => makeSpy.mock.calls.length === 50);
    const held = started.length;
    answers.push(show('w=318', '192.0.2.2'));
    await until(() => makeSpy.mock.calls.length === 51);
    open();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 51 }, () => 200));
    // Only renditions that were already running came first, plus one whose turn it was.
    expect(started.slice(0, held + 2)).toContain(51);
  }, 60_000);

  it('are not rendered for clients that disconnected', async () => {
    const { open, reads, makeSpy } = gate();
    const { hostname, port } = new URL(app.url);
    const call = (height: number) => {
      const path = `${scene}?w=30&h=${height}`;
      const headers = { host: `${shop.code}.localhost`, accept: 'image/webp' };
      const outgoing = request({ hostname, port, path, headers });
      outgoing.on('error', () => undefined).end();
      return outgoing;
    };
    const calls: ReturnType<typeof call>[] = [];
    for (const height of [1, 2, 3, 4]) {
      calls.push(call(height));
      await until(() => makeSpy.mock.calls.length === height);
    }
    const outcomes = Promise.allSettled(makeSpy.mock.results.map(({ value }) => value));
    calls.at(-1)?.destroy();
    // The queue drops the request before a slot becomes free.
    await expect(Promise.any(makeSpy.mock.results.map(failureOf))).resolves.toBeInstanceOf(
      CallerGone,
    );
    open();
    await outcomes;
    expect(reads).toHaveBeenCalledTimes(3);
    for (const one of calls) one.destroy();
  });
});

const failureOf = ({ value }: { readonly value: unknown }): Promise<unknown> =>
  Promise.resolve(value).then(
    () => Promise.reject(new Error('was made')),
    (error: unknown) => error,
  );
