import { jest } from '@jest/globals';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { MediaQueries } from '../media/media.queries.js';
import { MediaStore } from '../media/media-store.service.js';
import { uploaded } from '../media/media.testing.js';
import { sceneDrawing, scenePicture } from './pictures.testing.js';

/** Takes minutes at a width of 2,800 pixels. The upload check refuses such drawings now. */
const costly = (nth: number, filters = 60): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><filter id="f">${'<feTurbulence numOctaves="1000" baseFrequency=".9"/><feGaussianBlur stdDeviation="1000"/>'.repeat(filters)}</filter><rect width="${480 - nth}" height="320" filter="url(#f)"/></svg>`;

/** Takes a few seconds. */
const slow = costly(2, 1).replace('numOctaves="1000"', 'numOctaves="250"');

describe('costly drawings that are already stored', () => {
  let app: TestApp;
  let shop: Store;
  let other: Store;
  const images = { costly: Array.of<string>(), slow: '', drawing: '', picture: '' };

  beforeAll(async () => {
    // A separate application, because failed drawings are cached.
    app = await startOwnApp({ TRUST_PROXY: 'true' });
    shop = await app.openStore();
    other = await app.openStore();
    const media = app.get(MediaQueries);
    const put = async (store: Store, content: Buffer): Promise<string> => {
      const owner = await app.signInOwner(store);
      const { uuid } = await uploaded(owner, content);
      // Waits for the thumbnails, which use the same queues.
      await until(async () => (await media.find(store.division, uuid))?.thumbnailsReady === true);
      return uuid;
    };
    const putCostly = async (store: Store, content: string): Promise<string> => {
      const blank = content.replace(/<filter[^]*<\/filter>/, '');
      const uuid = await put(store, Buffer.from(blank));
      const row = await media.find(store.division, uuid);
      const sha256 = row?.sha256 ?? '';
      await app.get(MediaStore).write(store.division, sha256, Buffer.from(content));
      return uuid;
    };
    for (const nth of [0, 1, 3]) images.costly.push(await putCostly(shop, costly(nth)));
    images.slow = await putCostly(other, slow);
    images.drawing = await put(other, sceneDrawing);
    images.picture = await put(other, await scenePicture().png().toBuffer());
  }, 120_000);
  afterAll(() => app.close(), 60_000);

  const show = ({ code }: Store, path: string, address: string): Promise<Answer> => {
    const headers = { accept: 'image/webp', 'x-forwarded-for': address };
    return app.visitor(code).get(`/images/${path}`, { headers });
  };
  const statusOf = ({ status }: Answer): number => status;

  it('IMG-018 are refused after their time limit and delay no other images', async () => {
    const settled: number[] = [];
    const [first = '', second = '', third = ''] = images.costly;
    const mockup = (design: string) => `mockups/t-shirt/front/1f2c47/${design}?w=300`;
    const paths = [`${first}?w=3000`, `${first}?w=2990`, `${second}?w=2980`, `${first}?w=2790`];
    const reads = jest.spyOn(MediaStore.prototype, 'read');
    const attack = paths.map(async (path, at) => {
      settled.push(statusOf(await show(shop, path, `192.0.2.1${String(at)}`)));
    });
    await until(() => reads.mock.calls.length > 1);
    reads.mockRestore();
    const others = await Promise.all([
      show(other, `${images.picture}?w=81`, '192.0.2.2'),
      show(other, `${images.drawing}?w=82`, '192.0.2.3'),
      show(other, `${images.drawing}?w=83`, '192.0.2.4'),
      show(other, mockup('rolling-waves'), '192.0.2.5'),
    ]);
    expect(others.map(statusOf)).toStrictEqual([200, 200, 200, 200]);
    // The others do not wait for all of the expensive requests, each of which takes its full limit.
    expect(settled.length).toBeLessThan(paths.length);
    // Another drawing, because those of the attack may have been given up by now.
    const many = Array.from({ length: 80 }, (_, at) =>
      show(shop, `${third}?w=${String(2_701 + at)}`, `198.51.100.${String(at)}`),
    );
    const refused = await Promise.any(
      many.map(async (answer) => {
        const { status, headers } = await answer;
        return status === 503 ? headers : Promise.reject(new Error(String(status)));
      }),
    );
    expect(refused['retry-after']).toBe('2');
    // Takes a place from a visitor of the other store, and its turn before the rest of them.
    const slowly = show(other, `${images.slow}?w=900`, '192.0.2.8');
    const late = await show(other, `${images.drawing}?w=84`, '192.0.2.7');
    expect(late.status).toBe(200);
    await Promise.all(attack);
    // One that waits may lose its place to another store.
    expect(settled.filter((status) => status !== 503 && status !== 422)).toStrictEqual([]);
    expect(settled).toContain(422);
    expect([200, 422]).toContain((await slowly).status);
    const outcomes = new Set((await Promise.all(many)).map(statusOf));
    expect(outcomes).toStrictEqual(new Set([503, 422]));
  }, 180_000);
});
