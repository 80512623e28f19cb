import { Injectable } from '@nestjs/common';

import { isVideo, thumbnailWidths } from '../media-answers.js';
import { MediaNotFound } from '../media.errors.js';
import { MediaQueries } from '../media.queries.js';

/** Makes a picture of the library in one width, in pixels, and keeps it for those who will ask. */
export type ThumbnailRenderer = (division: number, uuid: string, width: number) => Promise<void>;

/**
 * Makes the small forms of new pictures before anybody asks. The image service brings the renderer at
 * start; the library knows nothing of it, or the two would import each other.
 */
@Injectable()
export class MediaThumbnails {
  private renderer: ThumbnailRenderer | undefined;

  constructor(private readonly queries: MediaQueries) {}

  renderBy(renderer: ThumbnailRenderer): void {
    this.renderer = renderer;
  }

  /** Does nothing for what was deleted meanwhile. */
  async make(division: number, uuid: string): Promise<void> {
    const row = await this.queries.find(division, uuid);
    if (row === undefined || this.renderer === undefined) return;
    try {
      // One after the other: shoppers' pictures are made by the same hands.
      for (const width of isVideo(row) ? [] : Object.values(thumbnailWidths))
        await this.renderer(division, uuid, width);
    } catch (error) {
      if (error instanceof MediaNotFound) return;
      throw error;
    }
    await this.queries.change(division, uuid, { thumbnailsReady: true });
  }
}
