import { randomUUID } from 'node:crypto';

import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';
import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../platform/config/config.js';
import { deliver } from '../../platform/event-log/testing/event-log.testing.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { ProductsService, type ProductEvent, ProductsReader } from '../products/index.js';
import { tee } from '../products/product.testing.js';
import { Pictures, PictureSources } from '../images/index.js';
import { FirstProducts } from './first-products.service.js';
import { ImagePrewarm } from './image-prewarm.service.js';
import { ProductRenderer } from './product-renderer.service.js';

/** Images of plain bags, which no other test's products use. */
const [navy, white] = ['#1f2c47', '#f4f4f1'].map((hex) =>
  mockupPath({ design: 'plain', garment: 'tote', side: 'front', hex }),
);
const lost = mockupPath({ design: randomUUID(), garment: 'tote', side: 'front', hex: '#1f2c47' });

/** A product in one colour with these images. */
function pictured(...originals: readonly (string | undefined)[]): Partial<Product> {
  const images = originals.map((original = '', position) => ({
    ...{ id: String(position), original, altText: '', position, color: 'Navy' },
  }));
  return {
    uuid: randomUUID(),
    urlName: randomUUID(),
    colours: [{ name: 'Navy', hex: '#1f2c47', sizes: tee.colours[0]?.sizes ?? [], images }],
  };
}

describe('prewarming of product images', () => {
  let app: TestApp;
  let shop: Store;
  let ahead: ImagePrewarm;
  let made: jest.SpiedFunction<Pictures['prewarm']>;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    ahead = app.get(ImagePrewarm);
    // `prewarm` has its own tests.
    made = jest.spyOn(app.get(Pictures), 'prewarm').mockResolvedValue(undefined);
  });
  afterAll(() => app.close());

  async function save(changes: Partial<Product>): Promise<Product> {
    const { id, division, ...draft } = { ...tee, ...changes };
    const context = { division: shop.division, actor: 'system:test', correlationId: 'ahead' };
    return app.get(ProductsService).save(context, draft);
  }

  /** Widths in which an image was rendered. */
  async function widthsOf(path = ''): Promise<readonly unknown[]> {
    const source = await app.get(PictureSources).at(shop.division, path);
    return made.mock.calls.flatMap(([{ edition }, { options }]) =>
      edition === source?.edition ? [options.width] : [],
    );
  }

  it('IMG-009 starts when the server listens, and when a product is saved', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    made.mockRejectedValueOnce(new Error('no room on the disk'));
    await save(pictured(lost, navy));
    await ahead.open();
    await save({ ...pictured(white), enabled: false });
    await until(async () => (await widthsOf(navy)).length === 7);
    // The second image of a card, then the images of the product page.
    expect(await widthsOf(navy)).toEqual([320, 640, 640, 960, 1280, 320, 640]);
    expect(await widthsOf(white)).toEqual([]);

    await save(pictured(white));
    await until(async () => (await widthsOf(white)).length === 7);
    const named = { message: 'Cannot prewarm an image', error: 'Error: no room on the disk' };
    expect(warned).toHaveBeenCalledWith(expect.objectContaining(named));
    warned.mockRestore();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('IMG-009 waits for the server to listen if PICTURES_AHEAD is %p', (isOn, more) => {
    const config = Object.assign(new Config(), app.get(Config), { PICTURES_AHEAD: isOn });
    const http = app.get(HttpAdapterHost);
    const waiting = (): number => app.nest.getHttpServer().listenerCount('listening');
    const before = waiting();
    const [first, drawer] = [app.get(FirstProducts), app.get(ProductRenderer)];
    new ImagePrewarm(config, http, first, drawer).onApplicationBootstrap();
    expect(waiting() - before).toBe(more);
  });

  it('IMG-009 survives an error while reading products', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const failure = new Error('the database is away');
    jest.spyOn(app.get(FirstProducts), 'ofAllShops').mockRejectedValueOnce(failure);
    await expect(ahead.open()).resolves.toBeUndefined();
    jest.spyOn(app.get(ProductRenderer), 'draw').mockRejectedValueOnce(failure);
    await save(pictured(navy));
    await until(() => warned.mock.calls.length === 2);
    const named = { message: 'Image prewarming failed', error: String(failure) };
    expect(warned.mock.calls).toEqual([[named], [named]]);
    warned.mockRestore();
  });

  it('IMG-009 ends when the server stops', async () => {
    await ahead.onModuleDestroy();
    const read = jest.spyOn(app.get(ProductsReader), 'everyOf');
    const event: ProductEvent = {
      type: 'ProductSaved',
      product: { ...tee, ...pictured(navy) },
      was: null,
    };
    deliver(ahead, {
      ...{ division: shop.division, stream: '', version: 1, eventId: '', actor: '', position: 1 },
      ...{ correlationId: '', causationId: null, occurredAt: '', event },
    });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });
});
