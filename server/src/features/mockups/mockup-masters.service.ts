import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import {
  GARMENT_SIDES,
  isDesign,
  isGarment,
  PLAIN,
  type GarmentName,
  type MockupSide,
} from '@selvedge/shared/catalogue/garments/mockup';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { FileCache } from '../../platform/file-cache.js';
import { WorkQueue } from '../../platform/work-queue.js';
import { MediaFiles } from '../media/index.js';
import type { Artwork } from './artwork.js';
import { assetsFolder, layersEdition, masterSize } from './garment-layers.js';
import { LayerCache } from './layer-cache.js';
import { renderMockup } from './mockup-renderer.js';

/** Raised when the renderer draws the same artwork differently. */
const rendererEdition = '2';
/** About 1,400 masters; they are made again when they are asked for again. */
const maxMasterBytes = 500 * 1024 * 1024;
/** One at a time, because each takes tens of megabytes; a few pages of cards may wait. */
const renders = { atOnce: 1, waiting: 200 };

/** Long enough for who looks around in a shop. */
const layersIdleMs = 60_000;

/** What is asked for, as an address says it; `hex` is `#rrggbb`. */
export interface MockupRequest {
  readonly garment: string;
  readonly side: string;
  readonly hex: string;
  readonly design: string;
}

/** A mock-up in its largest size, from which all others are made: a jpeg. */
export interface MockupMaster {
  /** Changes with everything that the picture is made of. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** Made when it is first asked for, then kept. Throws TooMuchAsked when many are being waited for. */
  content(): Promise<Buffer>;
}

interface Side {
  readonly garment: GarmentName;
  readonly side: MockupSide;
}

const plain = { edition: PLAIN };

/** IMG-009: pictures of designs on garments. */
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
   * The picture of a design of ours, of a picture in the division's media library (its uuid) or of nothing
   * (`plain`) on one side of a garment. Undefined for what is not on the lists of shared/catalogue.
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

  /** The assets do not change while the process lives. */
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
