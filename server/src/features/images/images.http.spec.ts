import { jest } from '@jest/globals';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import type { Store } from '@selvedge/shared/stores/contract';
import sharp from 'sharp';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { MediaQueries } from '../media/media.queries.js';
import { MediaThumbnails } from '../media/thumbnails/media-thumbnails.service.js';
import { MediaStore } from '../media/media-store.service.js';
import { uploaded } from '../media/media.testing.js';
import { StoresService } from '../stores/index.js';
import { PictureSources } from './picture-sources.service.js';
import { forGood, sceneDrawing, scenePicture, sizeOf } from './pictures.testing.js';

const navyWaves = mockupPath({
  design: 'rolling-waves',
  garment: 't-shirt',
  side: 'front',
  hex: '#1f2c47',
});
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

describe('image service', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let scene: string;

  const ask = (
    url: string,
    headers: Readonly<Record<string, string>> = { accept: 'image/webp' },
  ): Promise<Answer> => app.visitor(shop.code).get(url, { headers });
  const upload = async (content: Buffer): Promise<string> =>
    `/images/${(await uploaded(owner, content)).uuid}`;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    scene = await upload(await scenePicture().png().toBuffer());
  });
  afterAll(() => app.close());

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('IMG-009 responds to Accept %p with %p', async (accept, type, format) => {
    const answer = await ask(`${scene}?w=200&h=100&v=2`, { accept });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['vary']).toContain('Accept');
    expect((await sharp(answer.body).metadata()).format).toBe(format);
    expect(await sizeOf(answer.body)).toEqual([200, 100]);
  });

  it('IMG-018 renders the thumbnails of an upload before the first request', async () => {
    const { uuid } = await uploaded(owner, await scenePicture().rotate(90).png().toBuffer());
    const media = app.get(MediaQueries);
    await until(async () => (await media.find(shop.division, uuid))?.thumbnailsReady === true);
    const renditions = jest.spyOn(app.get(MediaStore), 'read');
    for (const accept of ['image/avif', 'image/webp']) {
      expect((await ask(`/images/${uuid}?w=480&v=2`, { accept })).status).toBe(200);
    }
    expect(renditions).not.toHaveBeenCalled();
    renditions.mockRestore();
  });

  it('responds with 404 for a deleted file, and renders no thumbnails of it', async () => {
    const { uuid } = await uploaded(owner, await scenePicture().rotate(180).png().toBuffer());
    const media = app.get(MediaQueries);
    await until(async () => (await media.find(shop.division, uuid))?.thumbnailsReady === true);
    await media.change(shop.division, uuid, { thumbnailsReady: false, focalX: 0.1 });
    const row = await media.find(shop.division, uuid);
    await app.get(MediaStore).remove(shop.division, row?.sha256 ?? '');
    expect((await ask(`/images/${uuid}?w=313`)).status).toBe(404);
    await app.get(MediaThumbnails).make(shop.division, uuid);
    expect(await media.find(shop.division, uuid)).toMatchObject({ thumbnailsReady: false });
  });

  it('IMG-010 serves a library image without parameters', async () => {
    expect(await sizeOf((await ask(scene)).body)).toEqual([480, 320]);
  });

  it('IMG-010 finds an image only by its path on the host', async () => {
    const sources = app.get(PictureSources);
    const nameAt = async (path: string): Promise<unknown> =>
      (await sources.at(shop.division, path))?.name;
    expect(await nameAt(scene)).toBe(scene.slice('/images/'.length));
    expect(await nameAt(navyWaves)).toBe('mockup');
    for (const path of [`${scene}/more`, `https://elsewhere.test${scene}`, '/images/mockups/tote'])
      expect(await nameAt(path)).toBeUndefined();
  });

  it('IMG-018 IMG-010 serves drawings as images of any size', async () => {
    const answer = await ask(`${await upload(sceneDrawing)}?w=900`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sizeOf(answer.body)).toEqual([900, 600]);
  });

  it('IMG-009 serves mock-ups with the same parameters', async () => {
    expect(await sizeOf((await ask(`${navyWaves}?w=320&v=2`)).body)).toEqual([320, 400]);
    expect(await sizeOf((await ask(`${navyWaves}?w=200&h=200&z=2`)).body)).toEqual([200, 200]);
  }, 30_000);

  it("IMG-010 renders mock-ups with images of the store's own library only", async () => {
    const design = scene.slice('/images/'.length);
    const url = `${mockupPath({ design, garment: 't-shirt', side: 'front', hex: '#f4f4f1' })}?w=80`;
    expect((await ask(url)).status).toBe(200);
    const other = await app.openStore();
    expect((await app.call(other.code, url)).status).toBe(404);
    expect((await app.call(other.code, scene)).status).toBe(404);
  }, 30_000);

  it('supports conditional requests', async () => {
    const answer = await ask(`${scene}?w=100`);
    const etag = String(answer.headers['etag']);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(`${scene}?w=100`, {
        accept: 'image/webp',
        'if-none-match': ifNoneMatch,
      });
      expect([again.status, again.headers['etag'], again.headers['vary']]).toEqual([
        304,
        etag,
        expect.stringContaining('Accept'),
      ]);
      expect(again.headers['content-length']).toBeUndefined();
    }
    const others = [
      ask(`${scene}?w=101`, { accept: 'image/webp', 'if-none-match': etag }),
      ask(`${scene}?w=100`, { accept: 'image/avif', 'if-none-match': etag }),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    const same = await ask(`${scene}?v=2&w=100&z=1&r=0`);
    expect(same.headers['etag']).toBe(etag);
  });

  it('caches images permanently unless they can change under their address', async () => {
    const caching = async (url: string): Promise<unknown> =>
      (await ask(url)).headers['cache-control'];
    expect(await caching(`${scene}?w=100`)).toBe(forGood);
    expect(await caching(`${scene}?w=100&h=100&fx=0&fy=0`)).toBe(forGood);
    expect(await caching(`${scene}?w=100&h=100`)).toBe(forADay);
    expect(await caching(`${navyWaves}?w=320&v=2`)).toBe(forADay);
  });

  it('GRD-041 GRD-042 restricts images of a closed shop to visitors with access, and to private caches', async () => {
    const closed = await app.openStore({ passwordProtected: true });
    const insider = await app.signInOwner(closed);
    const [logo = '', atTheDoor = '', other = ''] = [
      await uploaded(insider, await scenePicture().png().toBuffer()),
      await uploaded(insider, await scenePicture().flip().png().toBuffer()),
      await uploaded(insider, await scenePicture().negate().png().toBuffer()),
    ].map(({ uuid }) => `/images/${uuid}`);
    await app
      .get(StoresService)
      .save(
        { actor: 'system:test', correlationId: 'images' },
        { ...closed, logo, themeValues: { 'gate.image': atTheDoor } },
      );
    const visitor = app.visitor(closed.code);
    for (const path of [other, navyWaves]) {
      expect((await visitor.get(path)).status).toBe(403);
      const { status, headers } = await insider.get(path);
      expect([status, headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/^private, /),
      ]);
    }
    for (const path of [logo, atTheDoor])
      expect((await visitor.get(`${path}?w=160&v=2`)).status).toBe(200);
  });

  it('IMG-010 names invalid parameters', async () => {
    const answer = await ask(`${scene}?w=9999&fit=crop&colour=red&h=1&h=2`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ title: 'Api error', code: 'ParametersRefused' });
    expect(Object.keys(answer.body.errors)).toEqual(['colour', 'w', 'h', 'fit']);
    expect(answer.body.errors.w).toEqual(['w must be a whole number from 1 to 4096']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await ask(`${navyWaves}?w=0`)).status).toBe(422);
    expect((await ask(`${scene}?url=http://127.0.0.1/`)).status).toBe(422);
  });

  it.each([
    '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
    '/images/nothing',
    '/images/..%2f..%2fpackage.json',
    '/images/http:%2f%2f127.0.0.1%2fx.png',
    '/images/mockups/t-shirt/front/1f2c47/nothing',
    '/images/mockups/hat/front/1f2c47/rolling-waves',
    '/images/mockups/t-shirt/front/123456/rolling-waves',
    '/images/mockups/t-shirt/front/1F2C47/rolling-waves',
    '/images/mockups/t-shirt/inside/1f2c47/rolling-waves',
    '/images/mockups/sticker/back/1f2c47/rolling-waves',
    '/images/mockups/t-shirt/front/1f2c47/..%2F..%2Fpackage',
    '/images/mockups/t-shirt/..%2Fmask/1f2c47/rolling-waves',
    '/images/mockups/t-shirt/front/1f2c47/__proto__',
  ])('IMG-010 responds with 404 at %s', async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('redirects the old addresses of mock-ups', async () => {
    const old = '/media/mockups/rolling-waves/t-shirt/1f2c47.webp';
    const leadsTo = async (url: string): Promise<readonly unknown[]> => {
      const { status, headers } = await ask(url);
      return [status, headers['location']];
    };
    expect(await leadsTo(old)).toEqual([301, `${navyWaves}?v=2`]);
    expect(await leadsTo(`${old}?w=480`)).toEqual([301, `${navyWaves}?w=480&v=2`]);
    expect(await leadsTo(`${old}?w=abc`)).toEqual([301, navyWaves]);
    for (const missing of ['/media/mockups/x/t-shirt/1f2c47.webp', old.replace('webp', 'png')]) {
      expect((await leadsTo(missing))[0]).toBe(404);
    }
  });
});
