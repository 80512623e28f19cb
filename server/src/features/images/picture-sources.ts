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
  readonly content: () => Promise<Buffer>;
}

/** IMG-010: where pictures come from, by the addresses that they are asked for at. */
@Injectable()
export class PictureSources {
  constructor(
    private readonly media: MediaFiles,
    private readonly mockups: MockupMasters,
  ) {}

  /** A picture or film of a store's media library. */
  async inLibrary(division: number, uuid: string): Promise<PictureSource | undefined> {
    const original = await this.media.original(division, uuid);
    if (original === undefined) return undefined;
    const { edition, contentType, focalPoint } = original;
    const content = (): Promise<Buffer> => original.content();
    return { name: uuid, edition, contentType, focalPoint, content };
  }

  /** A mock-up of ours; a design of the store's own is a picture of its media library. */
  async mockup(division: number, request: MockupRequest): Promise<PictureSource | undefined> {
    const master = await this.mockups.master(division, request);
    if (master === undefined) return undefined;
    const { edition } = master;
    const content = (): Promise<Buffer> => master.content();
    return { name: 'mockup', edition, contentType: 'image/webp', focalPoint: centre, content };
  }
}

const centre: ImagePoint = { x: 0.5, y: 0.5 };
