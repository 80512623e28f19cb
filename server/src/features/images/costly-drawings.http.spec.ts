import { jest } from '@jest/globals';
import type { Store } from '@selvedge/shared/stores/contract';

import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { MediaQueries } from '../media/media.queries.js';
import { MediaStore } from '../media/media-store.service.js';
import { uploaded } from '../media/media.testing.js';
import { sceneDrawing, scenePicture } from './pictures.testing.js';

/** Takes minutes at a width of 3,000 pixels, and would be refused by the current upload check. */
const costly = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><filter id="f">${'<feTurbulence numOctaves="1000" baseFrequency=".9"/><feGaussianBlur stdDeviation="1000"/>'.repeat(9)}</filter><rect width="480" height="320" filter="url(#f)"/></svg>`,
);

describe('a costly drawing that is already stored', () => {
  let app: TestApp;
  let shop: Store;
  const addresses = { costly: '', drawing: '', picture: '' };

  beforeAll(async () => {
    // A separate application, because failed drawings are cached.
    app = await startOwnApp({ TRUST_PROXY: 'true' });
    shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    const media = app.get(MediaQueries);
    const put = async (content: Buffer): Promise<string> => {
      const { uuid } = await uploaded(owner, content);
      // Waits for the thumbnails, which use the same queues.
      await until(async () => (await media.find(shop.division, uuid))?.thumbnailsReady === true);
      return uuid;
    };
    const blank = costly.toString().replace(/<filter[^]*<\/filter>/, '');
    addresses.costly = await put(Buffer.from(blank));
    addresses.drawing = await put(sceneDrawing);
    addresses.picture = await put(await scenePicture().png().toBuffer());
    const row = await media.find(shop.division, addresses.costly);
    await app.get(MediaStore).write(shop.division, row?.sha256 ?? '', costly);
  }, 60_000);
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const show = async (uuid: string, query: string, address: string): Promise<number> => {
    const headers = { accept: 'image/webp', 'x-forwarded-for': address };
    return (await app.visitor(shop.code).get(`/images/${uuid}?${query}`, { headers })).status;
  };

  it('IMG-018 is refused after its time limit, while others get their images', async () => {
    const settled: number[] = [];
    const started = jest.spyOn(MediaStore.prototype, 'read');
    const attack = [3_000, 2_990, 2_980, 2_970, 2_960, 2_950].map(async (width) => {
      settled.push(await show(addresses.costly, `w=${width}`, '192.0.2.1'));
    });
    await until(() => started.mock.calls.length > 0);
    const others = await Promise.all([
      show(addresses.picture, 'w=81', '192.0.2.2'),
      show(addresses.drawing, 'w=82', '192.0.2.3'),
      show(addresses.drawing, 'w=83', '192.0.2.4'),
    ]);
    expect(others).toStrictEqual([200, 200, 200]);
    // None of the expensive requests was answered before the others.
    expect(settled).toStrictEqual([]);
    await Promise.all(attack);
    expect(settled).toStrictEqual([422, 422, 422, 422, 422, 422]);
  }, 120_000);
});
