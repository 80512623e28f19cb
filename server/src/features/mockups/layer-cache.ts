import type { GarmentName, MockupSide } from '@selvedge/shared/catalogue/garments/mockup';

import { readLayers, type GarmentLayers } from './garment-layers.js';

/** Number of sides, at 22 MB each: one side of every garment, as on a page of cards. */
const maxSides = 8;

/** Least recently used cache of decoded layers, cleared after an idle period. */
export class LayerCache {
  private readonly sides = new Map<string, Promise<GarmentLayers>>();
  private clearing: NodeJS.Timeout | undefined;

  /** `idleMs`: lifetime of the cache after the last request, in milliseconds. */
  constructor(private readonly idleMs: number) {}

  async layers(garment: GarmentName, side: MockupSide): Promise<GarmentLayers> {
    const key = `${garment}/${side}`;
    const layers = this.sides.get(key) ?? readLayers(garment, side);
    this.sides.delete(key);
    this.sides.set(key, layers);
    for (const [oldest] of this.sides) if (this.sides.size > maxSides) this.sides.delete(oldest);
    this.clearLater();
    try {
      return await layers;
    } catch (error) {
      // Failed reads are not cached; the next request tries again.
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
