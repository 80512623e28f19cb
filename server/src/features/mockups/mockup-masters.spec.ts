import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { DESIGNS } from '@selvedge/shared/catalogue/garments/designs';
import { GARMENT_SIDES, GARMENTS, PLAIN } from '@selvedge/shared/catalogue/garments/mockup';
import type { Store } from '@selvedge/shared/stores/contract';
import sharp from 'sharp';

import { Config } from '../../platform/config/config.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { film, picture, uploaded } from '../media/media.testing.js';
import { MockupMasters, type MockupMaster, type MockupRequest } from './mockup-masters.service.js';

const request = { garment: 'tote', side: 'front', hex: '#1f2c47', design: 'rolling-waves' };

describe('mock-up masters', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const find = (changes: Partial<MockupRequest>): Promise<MockupMaster | undefined> =>
    app.get(MockupMasters).master(shop.division, { ...request, ...changes });
  const master = async (changes: Partial<MockupRequest>): Promise<MockupMaster> => {
    const found = await find(changes);
    if (found === undefined) throw new Error('no such mock-up');
    return found;
  };
  const cachedFiles = async (): Promise<readonly string[]> => {
    const folder = path.join(app.get(Config).DATA_DIR, 'mockup-masters');
    return (await readdir(folder, { recursive: true })).map((file) => path.basename(file));
  };

  it('IMG-009 exist for every garment, side, colour and design', async () => {
    const requests = [
      ...GARMENTS.flatMap((garment) => GARMENT_SIDES[garment].map((side) => ({ garment, side }))),
      ...GARMENT_COLOURS.map(({ hex }) => ({ hex })),
      ...DESIGNS.map((design) => ({ design })),
      { design: PLAIN },
    ];
    const found = await Promise.all(requests.map(find));
    expect(requests.filter((_, k) => found[k] === undefined)).toStrictEqual([]);
  });

  it.each([
    { design: 'nothing' },
    { design: '../../package' },
    { design: '__proto__' },
    { design: '00000000-0000-4000-8000-000000000000' },
    { garment: 'hat' },
    { garment: 'constructor' },
    { garment: 'sticker', side: 'back' },
    { side: 'inside' },
    { hex: '#123456' },
    { hex: '#1F2C47' },
  ])('IMG-009 do not exist for %p', async (changes) => {
    expect(await find(changes)).toBeUndefined();
  });

  it('are rendered once for concurrent requests, and then cached', async () => {
    const source = await master({ design: 'swallows' });
    const contents = await Promise.all([source.content(), source.content(), source.content()]);
    expect(contents[1]).toBe(contents[0]);
    expect(contents[2]).toBe(contents[0]);
    expect(await cachedFiles()).toContain(source.edition);
    const again = await (await master({ design: 'swallows' })).content();
    expect(again).not.toBe(contents[0]);
    expect(again).toStrictEqual(contents[0]);
    const { width, height, format } = await sharp(again).metadata();
    expect({ width, height, format }).toStrictEqual({ width: 1600, height: 2000, format: 'jpeg' });
    expect(source).toMatchObject({ width, height });
  }, 60_000);

  it('have an edition that depends on all their parameters', async () => {
    const requests = [
      {},
      { side: 'back' },
      { garment: 't-shirt' },
      { hex: '#1d1d20' },
      { design: 'alpine' },
      { design: PLAIN },
    ];
    const editions = await Promise.all(
      requests.map(async (request) => (await master(request)).edition),
    );
    expect(new Set(editions).size).toBe(requests.length);
    expect((await master({})).edition).toBe(editions[0]);
  });

  it('show images of the division’s own library only', async () => {
    const { uuid } = await uploaded(owner, await picture('png', 300, 300));
    const own = await master({ design: uuid });
    const plain = await master({ design: PLAIN });
    const [shown, without] = await Promise.all([own.content(), plain.content()]);
    expect(shown.equals(without)).toBe(false);
    const other = await app.openStore();
    const masters = app.get(MockupMasters);
    expect(await masters.master(other.division, { ...request, design: uuid })).toBeUndefined();
  }, 60_000);

  it('do not exist for a video', async () => {
    const { uuid } = await uploaded(owner, film());
    expect(await find({ design: uuid })).toBeUndefined();
  });
});
