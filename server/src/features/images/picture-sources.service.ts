import { Injectable } from '@nestjs/common';
import type { ImagePoint } from '@selvedge/shared/images/image-options';

import { MediaFiles } from '../media/index.js';
import { MockupMasters, type MockupRequest } from '../mockups/index.js';

/** What pictures are made of: a file of the media library or a mock-up of ours. Never an address. */
export interface PictureSource {
  /** Tells it from every other; with the edition, from every other content too. */
  readonly name: string;
  /** Changes with the content, and with nothing else. */
  readonly edition: string;
  readonly contentType: string;
  readonly focalPoint: ImagePoint;
  /** How many have to be unpacked, where that is known; of a drawing, as many as are asked for. */
  readonly pixels?: number;
  readonly content: () => Promise<Buffer>;
}

/** IMG-010: where pictures come from, by the addresses that they are asked for at. */
@Injectable()
export class PictureSources {
  constructor(
    private readonly media: MediaFiles,
    private readonly mockups: MockupMasters,
  ) {}

  /** By the path of a picture on a shop's host, as products and pages name it; undefined for any other. */
  async at(division: number, path: string): Promise<PictureSource | undefined> {
    const [, garment, side, colour, design, uuid] = address.exec(path) ?? [];
    if (uuid !== undefined) return this.inLibrary(division, uuid);
    if (!garment || !side || !colour || !design) return undefined;
    return this.mockup(division, { garment, side, hex: `#${colour}`, design });
  }

  /** A picture or film of a store's media library. */
  async inLibrary(division: number, uuid: string): Promise<PictureSource | undefined> {
    const original = await this.media.original(division, uuid);
    if (original === undefined) return undefined;
    const { edition, contentType, focalPoint, width, height } = original;
    const content = (): Promise<Buffer> => original.content();
    const pixels = contentType === 'image/svg+xml' ? 0 : width * height;
    return { name: uuid, edition, contentType, focalPoint, pixels, content };
  }

  /** A mock-up of ours; a design of the store's own is a picture of its media library. */
  async mockup(division: number, request: MockupRequest): Promise<PictureSource | undefined> {
    const master = await this.mockups.master(division, request);
    if (master === undefined) return undefined;
    const { edition } = master;
    const content = (): Promise<Buffer> => master.content();
    return { name: 'mockup', edition, contentType: 'image/jpeg', focalPoint: centre, content };
  }
}

const address = /^\/images\/(?:mockups\/([\w-]+)\/(\w+)\/([0-9a-f]{6})\/([\w-]+)|([0-9a-f-]{36}))$/;
const centre: ImagePoint = { x: 0.5, y: 0.5 };
