import type { GarmentName, MockupSide } from '@selvedge/shared/catalogue/garments/mockup';

import { readLayers, type GarmentLayers } from './garment-layers.js';

/** At 22 MB each: all garments from one side, as a page of cards shows them. */
const room = 8;

/** Decoded layers of the sides that were asked for last; none once nobody has drawn for a while. */
export class LayerCache {
  private readonly sides = new Map<string, Promise<GarmentLayers>>();
  private clearing: NodeJS.Timeout | undefined;

  /** `idleMs`: how long layers stay after somebody asked for any, in milliseconds. */
  constructor(private readonly idleMs: number) {}

  async layers(garment: GarmentName, side: MockupSide): Promise<GarmentLayers> {
    const key = `${garment}/${side}`;
    const layers = this.sides.get(key) ?? readLayers(garment, side);
    this.sides.delete(key);
    this.sides.set(key, layers);
    for (const [oldest] of this.sides) if (this.sides.size > room) this.sides.delete(oldest);
    this.clearLater();
    try {
      return await layers;
    } catch (error) {
      // What could not be read is read again for the next who asks.
      this.sides.delete(key);
      throw error;
    }
  }

  private clearLater(): void {
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => this.sides.clear(), this.idleMs);
    this.clearing.unref();
  }
}
