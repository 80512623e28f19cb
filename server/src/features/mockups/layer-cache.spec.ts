import { GARMENTS } from '@selvedge/shared/catalogue/garments/mockup';

import { until } from '../../platform/testing/until.js';
import { LayerCache } from './layer-cache.js';

describe('cache of decoded layers', () => {
  it('holds the front of every garment, and evicts the least recently used side', async () => {
    const cache = new LayerCache(60_000);
    const [shirt, hoodie] = [
      await cache.layers('t-shirt', 'front'),
      await cache.layers('hoodie', 'front'),
    ];
    for (const garment of GARMENTS) await cache.layers(garment, 'front');
    expect(await cache.layers('t-shirt', 'front')).toBe(shirt);
    await cache.layers('t-shirt', 'back');
    expect(await cache.layers('t-shirt', 'front')).toBe(shirt);
    expect(await cache.layers('hoodie', 'front')).not.toBe(hoodie);
  }, 60_000);

  it('is cleared after an idle period', async () => {
    const cache = new LayerCache(0);
    const first = await cache.layers('sticker', 'front');
    await until(async () => (await cache.layers('sticker', 'front')) !== first);
  }, 60_000);
});
