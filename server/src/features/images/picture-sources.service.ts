import { Injectable } from '@nestjs/common';
import type { ImagePoint } from '@selvedge/shared/images/image-options';

import { MediaFiles } from '../media/index.js';
import { MockupMasters, type MockupRequest } from '../mockups/index.js';

/** Source of renditions: a file of the media library or a mock-up, never an external address. */
export interface PictureSource {
  /** Unique per source; together with the edition, unique per content. */
  readonly name: string;
  /** Changes exactly when the content changes. */
  readonly edition: string;
  /** Store that takes its turn if this is a slow drawing. */
  readonly division: number;
  readonly contentType: string;
  readonly focalPoint: ImagePoint;
  /**
   * Number of pixels to decode, if known; 0 for a drawing, which is rendered at the requested size.
   */
  readonly pixels?: number;
  readonly content: () => Promise<Buffer>;
}

/** Resolves image addresses to their sources (IMG-010). */
@Injectable()
export class PictureSources {
  constructor(
    private readonly media: MediaFiles,
    private readonly mockups: MockupMasters,
  ) {}

  /**
   * Finds a source by the path of an image on a shop's host, as products and pages contain it;
   * undefined for other paths.
   */
  async at(division: number, path: string): Promise<PictureSource | undefined> {
    const [, garment, side, colour, design, uuid] = address.exec(path) ?? [];
    if (uuid !== undefined) return this.inLibrary(division, uuid);
    if (!garment || !side || !colour || !design) return undefined;
    return this.mockup(division, { garment, side, hex: `#${colour}`, design });
  }

  /** Returns an image or video of a store's media library. */
  async inLibrary(division: number, uuid: string): Promise<PictureSource | undefined> {
    const original = await this.media.original(division, uuid);
    if (original === undefined) return undefined;
    const { edition, contentType, focalPoint, width, height } = original;
    const content = (): Promise<Buffer> => original.content();
    const pixels = contentType === 'image/svg+xml' ? 0 : width * height;
    return { name: uuid, division, edition, contentType, focalPoint, pixels, content };
  }

  /** Returns a mock-up; a store's own design is an image of its media library. */
  async mockup(division: number, request: MockupRequest): Promise<PictureSource | undefined> {
    const master = await this.mockups.master(division, request);
    if (master === undefined) return undefined;
    const { edition } = master;
    const content = (): Promise<Buffer> => master.content();
    return {
      ...{ name: 'mockup', division, edition, contentType: 'image/jpeg' },
      ...{ focalPoint: centre, content },
    };
  }
}

const address = /^\/images\/(?:mockups\/([\w-]+)\/(\w+)\/([0-9a-f]{6})\/([\w-]+)|([0-9a-f-]{36}))$/;
const centre: ImagePoint = { x: 0.5, y: 0.5 };
