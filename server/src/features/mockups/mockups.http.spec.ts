import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garment-colours';
import { DESIGNS, mockupPath } from '@selvedge/shared/catalogue/mockup';
import type { Store } from '@selvedge/shared/stores/contract';
import sharp from 'sharp';

import { Config } from '../../platform/config.js';
import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';

const navyWaves = '/images/mockups/t-shirt/front/1f2c47/rolling-waves';

const tee = (design: string, hex: string): string =>
  mockupPath({ design, garment: 't-shirt', side: 'front', hex });

describe('the picture of a product', () => {
  let app: TestApp;
  let shop: Store;
  const picture = (url: string): Promise<Answer> => app.call(shop.code, url);

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  it.each([
    ['?w=320', 320],
    ['?w=500', 480],
    ['?w=1', 320],
    ['?w=99999', 1280],
    ['?w=-5', 320],
    ['?w=abc', 1280],
    ['?w=320&w=480', 1280],
    ['', 1280],
  ])('IMG-002 IMG-009 asked with %p is a webp of %p px width, 4 to 5', async (query, width) => {
    const answer = await picture(`${navyWaves}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    const metadata = await sharp(answer.body).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height: (width * 5) / 4 });
  });

  it('has the colour of its fabric, with the artwork on the chest', async () => {
    const answer = await picture(`${tee('retro-sun', '#1f2c47')}?w=320`);
    const { data } = await sharp(answer.body).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): readonly number[] => [
      ...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3),
    ];
    const [clothRed = 0, , clothBlue = 0] = at(160, 320);
    expect(clothBlue).toBeGreaterThan(clothRed);
    const [sunRed = 0, , sunBlue = 0] = at(160, 125);
    expect(sunRed).toBeGreaterThan(sunBlue + 60);
  });

  it('is kept by browsers for good, and not sent again to one that has it', async () => {
    const answer = await picture(`${navyWaves}?w=320`);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const etag = String(answer.headers['etag']);
    expect(etag).toMatch(/^"[0-9a-f]{16}-320"$/);
    const again = await app
      .visitor(shop.code)
      .get(`${navyWaves}?w=320`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers['content-length']).toBeUndefined();
    expect((await picture(`${navyWaves}?w=480`)).headers['etag']).not.toBe(etag);
  });

  it('is made once for all who ask for it at the same time, and then kept as a file', async () => {
    const url = `${tee('swallows', '#96a68a')}?w=320`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => picture(url)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.length)).size).toBe(1);
    const folder = path.join(app.get(Config).DATA_DIR, 'media-cache', 't-shirt');
    const files = await readdir(folder);
    expect(files.filter((file) => file.startsWith('swallows-'))).toHaveLength(1);
  });

  it.each([
    '/images/mockups/t-shirt/front/1f2c47/nothing',
    '/images/mockups/hat/front/1f2c47/rolling-waves',
    '/images/mockups/t-shirt/front/123456/rolling-waves',
    '/images/mockups/t-shirt/front/1F2C47/rolling-waves',
    '/images/mockups/t-shirt/inside/1f2c47/rolling-waves',
    '/images/mockups/t-shirt/front/1f2c47/..%2F..%2Fpackage',
    '/images/mockups/t-shirt/..%2Fmask/1f2c47/rolling-waves',
    '/images/mockups/t-shirt/front/1f2c47/__proto__',
  ])('IMG-009 there is none at %s', async (url) => {
    const answer = await picture(url);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  it('there is one for every design and every colour', async () => {
    const pictures = [
      ...DESIGNS.map((design) => tee(design, '#f4f4f1')),
      ...GARMENT_COLOURS.map(({ hex }) => tee('alpine', hex)),
    ];
    for (const url of pictures) expect((await picture(`${url}?w=320`)).status).toBe(200);
  }, 60_000);
});
