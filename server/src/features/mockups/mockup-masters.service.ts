import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import {
  GARMENT_SIDES,
  isGarment,
  PLAIN,
  type GarmentName,
  type MockupSide,
} from '@selvedge/shared/catalogue/garments/mockup';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { FileCache } from '../../platform/file-cache.js';
import { WorkQueue } from '../../platform/concurrency/work-queue.js';
import { MediaFiles } from '../media/index.js';
import type { Artwork } from './artwork.js';
import { assetsFolder, layersEdition, masterSize } from './garment-layers.js';
import { LayerCache } from './layer-cache.js';
import { renderMockup } from './mockup-renderer.js';

/** Raise this when the renderer's output for the same artwork changes. */
const rendererEdition = '2';
/** About 1,400 masters; evicted ones are rendered again on request. */
const maxMasterBytes = 500 * 1024 * 1024;
/**
 * One render at a time, because each takes tens of megabytes; the queue holds a few pages of cards.
 */
const renders = { atOnce: 1, waiting: 200 };

/** Long enough for a visitor to browse a shop without reloading the layers. */
const layersIdleMs = 60_000;

/** Parameters of a mock-up as in its URL; `hex` is `#rrggbb`. */
export interface MockupRequest {
  readonly garment: string;
  readonly side: string;
  readonly hex: string;
  readonly design: string;
}

/** Mock-up at its largest size, as JPEG; all other sizes are derived from it. */
export interface MockupMaster {
  /** Changes with every input of the image. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** Renders on first request, then reads the cache. Throws TooMuchAsked if the queue is full. */
  content(): Promise<Buffer>;
}

interface Side {
  readonly garment: GarmentName;
  readonly side: MockupSide;
}

const plain = { edition: PLAIN };

/** Renders and caches images of designs on garments. */
@Injectable()
export class MockupMasters {
  private readonly queue = new WorkQueue<Buffer>(renders);
  private readonly layerCache = new LayerCache(layersIdleMs);
  private readonly editions = new Map<string, string>();
  private readonly cache: FileCache;

  constructor(
    { DATA_DIR }: Config,
    clock: Clock,
    private readonly media: MediaFiles,
  ) {
    const folder = path.join(DATA_DIR, 'mockup-masters');
    this.cache = new FileCache({ folder, maxBytes: maxMasterBytes, clock });
  }

  /**
   * Returns the master for one side of a garment with a built-in design, an image of the division's
   * media library (its uuid) or no design (`plain`). Undefined for values that are not listed in
   * shared/catalogue.
   */
  async master(
    division: number,
    { design, hex, ...named }: MockupRequest,
  ): Promise<MockupMaster | undefined> {
    const side = sideOf(named);
    const isDyed = GARMENT_COLOURS.some((colour) => colour.hex === hex);
    if (side === undefined || !isDyed) return undefined;
    const layers = await this.editionOf(side);
    const artwork = await this.artwork(division, design);
    if (layers === undefined || artwork === undefined) return undefined;
    const parts = [rendererEdition, layers, artwork.edition, side.garment, side.side, hex];
    const edition = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
    const content = async (): Promise<Buffer> =>
      (await this.cache.read(edition)) ??
      (await this.queue.make(edition, () => this.made(edition, { ...side, hex, artwork })));
    return { edition, ...masterSize, content };
  }

  private async made(
    edition: string,
    mockup: Side & { readonly hex: string; readonly artwork: Artwork | typeof plain },
  ): Promise<Buffer> {
    const layers = await this.layerCache.layers(mockup.garment, mockup.side);
    const artwork = 'content' in mockup.artwork ? mockup.artwork : undefined;
    const picture = await renderMockup({ ...mockup, layers, artwork });
    await this.cache.write(edition, picture);
    return picture;
  }

  /** Cached for the lifetime of the process, because the assets do not change. */
  private async editionOf({ garment, side }: Side): Promise<string | undefined> {
    const key = `${garment}/${side}`;
    const edition = this.editions.get(key) ?? (await layersEdition(garment, side));
    if (edition !== undefined) this.editions.set(key, edition);
    return edition;
  }

  private async artwork(
    division: number,
    design: string,
  ): Promise<Artwork | typeof plain | undefined> {
    if (design === PLAIN) return plain;
    if (isDesign(design)) {
      const content = await readFile(path.join(assetsFolder, 'designs', `${design}.svg`));
      const edition = createHash('sha256').update(content).digest('hex');
      return { content: () => Promise.resolve(content), edition, takesInk: true };
    }
    const original = await this.media.original(division, design);
    if (!original?.contentType.startsWith('image/')) return undefined;
    return { content: () => original.content(), edition: original.edition, takesInk: false };
  }
}

function sideOf(named: { readonly garment: string; readonly side: string }): Side | undefined {
  const { garment } = named;
  if (!isGarment(garment)) return undefined;
  const side = GARMENT_SIDES[garment].find((candidate) => candidate === named.side);
  return side && { garment, side };
}
