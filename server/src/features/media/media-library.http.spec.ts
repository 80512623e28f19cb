import type { Store } from '@selvedge/shared/stores/contract';
import sharp from 'sharp';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { MediaFiles } from './index.js';
import { MediaThumbnails } from './thumbnails/media-thumbnails.service.js';
import { drawing, film, libraryPath, pathOf, picture, upload, uploaded } from './media.testing.js';

const unknownUuid = '00000000-0000-4000-8000-000000000000';

describe('media library', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    await owner.get(libraryPath);
  });
  afterAll(() => app.close());

  const change = (uuid: string, body: object | string): Promise<Answer> =>
    owner.send('patch', pathOf(uuid), { body });
  const remove = (uuid: string, query = ''): Promise<Answer> =>
    owner.send('delete', `${pathOf(uuid)}${query}`, {});
  const original = (uuid: string) => app.get(MediaFiles).original(shop.division, uuid);

  it('IMG-018 STO-028 stores the metadata and the focal point of an image', async () => {
    const { uuid } = await uploaded(owner, await picture());
    const metadata = { name: 'Sea', altText: ' A grey sea ', tags: ['summer', ' summer ', 'sea'] };
    const answer = await change(uuid, { ...metadata, focalPoint: { x: 0.25, y: 1 } });
    expect(answer.status).toBe(200);
    const { body } = await owner.get(pathOf(uuid));
    expect(body).toMatchObject({
      name: 'Sea',
      altText: 'A grey sea',
      tags: ['summer', 'sea'],
      focalPoint: { x: 0.25, y: 1 },
      uses: [],
    });
    expect((await change(uuid, {})).body).toMatchObject({ name: 'Sea' });
  });

  it('IMG-005 has a new edition of an image when its focal point moves', async () => {
    const { uuid } = await uploaded(owner, await picture());
    const before = await original(uuid);
    await change(uuid, { name: 'Still the same' });
    expect((await original(uuid))?.edition).toBe(before?.edition);
    await change(uuid, { focalPoint: { x: 0.1, y: 0.2 } });
    const after = await original(uuid);
    expect(after?.edition).not.toBe(before?.edition);
    expect(after?.focalPoint).toEqual({ x: 0.1, y: 0.2 });
    expect(await after?.content()).toEqual(await before?.content());
  });

  it.each<[string, object | string]>([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['a number for a name', { name: 7 }],
    ['U+0000', { altText: 'a\0' }],
    ['a long description', { altText: 'x'.repeat(501) }],
    ['tags that are not a list', { tags: 'summer' }],
    ['an empty tag', { tags: [' '] }],
    ['a tag with a comma', { tags: ['a,b'] }],
    ['a long tag', { tags: ['x'.repeat(41)] }],
    ['31 tags', { tags: Array.from({ length: 31 }, (_, index) => `t${index}`) }],
    ['a focal point beside the picture', { focalPoint: { x: 1.01, y: 0 } }],
    ['half a focal point', { focalPoint: { x: 1 } }],
    ['a focal point of text values', { focalPoint: { x: 'left', y: 'top' } }],
    ['an invalid focal point', { focalPoint: 'middle' }],
  ])('IMG-018 refuses %s', async (_what, body) => {
    const { uuid } = await uploaded(owner, await picture());
    const answer = await change(uuid, body);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
  });

  it.each(['nothing', unknownUuid, '..%2F..%2Fetc', 'A0000000-0000-4000-8000-000000000000'])(
    'IMG-018 responds with 404 to %s',
    async (uuid) => {
      const calls = [
        await owner.get(pathOf(uuid)),
        await change(uuid, { name: 'x' }),
        await remove(uuid),
        await owner.post(pathOf(uuid, 'crop/'), { x: 0, y: 0, width: 1, height: 1 }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(await original(uuid)).toBeUndefined();
    },
  );

  it('IMG-019 saves a crop as a new image with its focal point', async () => {
    const { uuid } = await uploaded(owner, await picture('jpeg', 200, 100), 'beach.jpg');
    await change(uuid, { tags: ['sea'], focalPoint: { x: 0.375, y: 0.5 } });
    const part = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const answer = await owner.post(pathOf(uuid, 'crop/'), part);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Crop of beach.jpg',
      contentType: 'image/jpeg',
      width: 100,
      height: 100,
      tags: ['sea'],
      focalPoint: { x: 0.25, y: 0.5 },
    });
    expect(answer.body.uuid).not.toBe(uuid);
  });

  it('IMG-019 saves a crop of a drawing in pixels, and refuses to crop a video', async () => {
    const { uuid } = await uploaded(owner, Buffer.from(drawing));
    const part = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const { body } = await owner.post(pathOf(uuid, 'crop/'), part);
    expect(body).toMatchObject({ contentType: 'image/png', width: 1200, height: 800 });
    const video = await uploaded(owner, film());
    const refused = await owner.post(pathOf(video.uuid, 'crop/'), part);
    expect([refused.status, refused.body.code]).toEqual([422, 'NoPicture']);
  });

  it.each([
    [{ x: -0.1, y: 0, width: 1, height: 1 }],
    [{ x: 0, y: 2, width: 1, height: 1 }],
    [{ x: 0, y: 0, width: 0, height: 1 }],
    [{ x: 0, y: 0, width: 1 }],
    [{ x: 0, y: 0, width: 1, height: 'all' }],
  ])('IMG-019 refuses the crop %j', async (part) => {
    const { uuid } = await uploaded(owner, await picture());
    const answer = await owner.post(pathOf(uuid, 'crop/'), part);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
  });

  it('IMG-018 is accessible only to members of its store', async () => {
    const { uuid } = await uploaded(owner, await picture());
    const neighbour = await app.signInOwner(await app.openStore());
    const bulk = { uuids: [uuid], add: ['theirs'], remove: [], force: true };
    expect((await neighbour.get(pathOf(uuid))).status).toBe(404);
    expect((await neighbour.post(`${libraryPath}bulk/tags/`, bulk)).body).toEqual([]);
    const { body } = await neighbour.post(`${libraryPath}bulk/delete/`, bulk);
    expect(body).toEqual({ deleted: [], inUse: [] });
    expect((await owner.get(pathOf(uuid))).body.tags).toEqual([]);
    const calls: readonly ['get' | 'patch' | 'delete' | 'post', string][] = [
      ['get', pathOf(uuid)],
      ['patch', pathOf(uuid)],
      ['delete', pathOf(uuid)],
      ['post', pathOf(uuid, 'crop/')],
      ['get', `${libraryPath}tags/`],
      ['post', `${libraryPath}bulk/tags/`],
      ['post', `${libraryPath}bulk/delete/`],
    ];
    const visitor = app.visitor(shop.code);
    await visitor.get('/omnis/v3/dashboard/secure/get/');
    const customer = await app.signInCustomer(shop.code);
    await customer.get('/omnis/v3/dashboard/secure/get/');
    for (const [method, address] of calls) {
      const call = method === 'get' ? {} : { body: {} };
      expect((await visitor.send(method, address, call)).status).toBe(401);
      expect((await customer.send(method, address, call)).status).toBe(403);
      const withoutToken = await (await app.signInOwner(shop)).send(method, address, call);
      if (method !== 'get') expect(withoutToken.body.code).toBe('CsrfTokenInvalid');
    }
  });

  it('IMG-018 renders three thumbnails in a job, and then marks them as ready', async () => {
    const made: unknown[] = [];
    app.get(MediaThumbnails).renderBy((division, uuid, width) => {
      made.push([division, uuid, width]);
      return Promise.resolve();
    });
    const { division } = shop;
    const item = await uploaded(owner, await picture());
    await until(
      async () => (await owner.get(pathOf(item.uuid))).body.thumbnailsReady === true,
      (isReady) => isReady,
    );
    const rendered = made.filter((entry) => JSON.stringify(entry).includes(item.uuid));
    expect(rendered).toEqual([480, 960, 1920].map((width) => [division, item.uuid, width]));
    await app.get(MediaThumbnails).make(division, unknownUuid);
    expect(JSON.stringify(made)).not.toContain(unknownUuid);
  });

  it('IMG-018 keeps every pixel of a two-megapixel image', async () => {
    const noise = {
      create: { width: 1600, height: 1250, channels: 3 as const, background: '#888' },
    };
    const content = await sharp({
      ...noise,
      create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .png()
      .toBuffer();
    const answer = await upload(owner, content);
    expect(answer.body).toMatchObject({ width: 1600, height: 1250, bytes: content.length });
  });
});
