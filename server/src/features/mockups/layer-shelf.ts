import type { GarmentName, MockupSide } from '@selvedge/shared/catalogue/mockup';

import { readLayers, type GarmentLayers } from './garment-layers.js';

/** At 22 MB each: a page of cards mostly shows the same few garments. */
const room = 4;

/** Decoded layers of the sides that were asked for last. */
export class LayerShelf {
  private readonly sides = new Map<string, Promise<GarmentLayers>>();

  async layers(garment: GarmentName, side: MockupSide): Promise<GarmentLayers> {
    const key = `${garment}/${side}`;
    const known = this.sides.get(key) ?? readLayers(garment, side);
    this.sides.delete(key);
    this.sides.set(key, known);
    for (const [oldest] of this.sides) if (this.sides.size > room) this.sides.delete(oldest);
    try {
      return await known;
    } catch (error) {
      // What could not be read is read again for the next who asks.
      this.sides.delete(key);
      throw error;
    }
  }
}
