import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garment-colours';
import {
  isDesign,
  isGarment,
  type DesignName,
  type GarmentName,
} from '@selvedge/shared/catalogue/mockup';

import { Config } from '../../platform/config.js';
import { assetsFolder, layerFile, layerFiles } from './garment-layers.js';
import { PictureNotFound } from './mockup.errors.js';
import { MockupRenderer } from './mockup-renderer.js';
import type { MockupWidth } from './mockup-widths.js';
import { PictureCache } from './picture-cache.js';
import { RenderQueue } from './render-queue.js';

/** Raised when the renderer draws the same artwork differently. */
const rendererEdition = '1';
/** A few pages of cards; at about 50 ms a picture nobody waits for long. */
const maxWaiting = 200;

/** A picture that can be had, and the mark by which a browser knows that it has it. */
export interface Picture {
  readonly etag: string;
  readonly content: () => Promise<Buffer>;
}

interface Artwork {
  readonly svg: string;
  /** Changes with everything the picture is made of. */
  readonly edition: string;
}

/** Pictures of designs on garments: made when they are first asked for, then kept as files. */
@Injectable()
export class Mockups {
  private readonly renderer = new MockupRenderer();
  private readonly queue = new RenderQueue<Buffer>(maxWaiting);
  private readonly cache: PictureCache;
  private readonly artworks = new Map<string, Promise<Artwork>>();

  constructor({ DATA_DIR }: Config) {
    this.cache = new PictureCache(path.join(DATA_DIR, 'media-cache'));
  }

  /** Throws PictureNotFound for names and colours (`rrggbb`) that are not on the lists. */
  async picture(
    design: string,
    garment: string,
    colour: string,
    width: MockupWidth,
  ): Promise<Picture> {
    if (!isDesign(design) || !isGarment(garment)) throw new PictureNotFound();
    const fabric = GARMENT_COLOURS.find(({ hex }) => hex === `#${colour}`);
    if (fabric === undefined) throw new PictureNotFound();
    const { svg, edition } = await this.artwork(design, garment);
    const name = `${garment}/${design}-${colour}-${width}-${edition}.webp`;
    const mockup = { garment, art: svg, hex: fabric.hex, width };
    return {
      etag: `"${edition}-${width}"`,
      content: async () =>
        (await this.cache.read(name)) ??
        this.queue.make(name, async () => {
          const made = await this.renderer.render(mockup);
          await this.cache.write(name, made);
          return made;
        }),
    };
  }

  private artwork(design: DesignName, garment: GarmentName): Promise<Artwork> {
    const key = `${garment}/${design}`;
    const known = this.artworks.get(key) ?? readArtwork(design, garment);
    this.artworks.set(key, known);
    return known;
  }
}

async function readArtwork(design: DesignName, garment: GarmentName): Promise<Artwork> {
  const file = path.join(assetsFolder, 'designs', `${design}.svg`);
  const layers = layerFiles.map((layer) => readFile(layerFile(garment, layer)));
  const [svg, ...pixels] = await Promise.all([readFile(file), ...layers]);
  const hash = createHash('sha256').update(rendererEdition).update(svg);
  for (const layer of pixels) hash.update(layer);
  return { svg: svg.toString(), edition: hash.digest('hex').slice(0, 16) };
}
