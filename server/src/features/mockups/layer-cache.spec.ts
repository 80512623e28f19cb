import { GARMENTS } from '@selvedge/shared/catalogue/garments/mockup';

import { until } from '../../platform/testing/until.js';
import { LayerCache } from './layer-cache.js';

describe('the shelf of decoded layers', () => {
  it('has the front of every garment at hand, and lets go of what nobody asked for longest', async () => {
    const shelf = new LayerCache(60_000);
    const [shirt, hoodie] = [
      await shelf.layers('t-shirt', 'front'),
      await shelf.layers('hoodie', 'front'),
    ];
    for (const garment of GARMENTS) await shelf.layers(garment, 'front');
    expect(await shelf.layers('t-shirt', 'front')).toBe(shirt);
    await shelf.layers('t-shirt', 'back');
    expect(await shelf.layers('t-shirt', 'front')).toBe(shirt);
    expect(await shelf.layers('hoodie', 'front')).not.toBe(hoodie);
  }, 60_000);

  it('is empty when nobody has drawn for a while', async () => {
    const shelf = new LayerCache(0);
    const first = await shelf.layers('sticker', 'front');
    await until(async () => (await shelf.layers('sticker', 'front')) !== first);
  }, 60_000);
});
