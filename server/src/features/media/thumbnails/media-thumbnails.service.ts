import { Injectable } from '@nestjs/common';

import { isVideo, thumbnailWidths } from '../media-answers.js';
import { MediaNotFound } from '../media.errors.js';
import { MediaQueries } from '../media.queries.js';

/** Renders a library image in one width, in pixels, into the image cache. */
export type ThumbnailRenderer = (division: number, uuid: string, width: number) => Promise<void>;

/**
 * Renders thumbnails of new images ahead of requests. The image service registers the renderer at
 * start-up, which avoids a circular import.
 */
@Injectable()
export class MediaThumbnails {
  private renderer: ThumbnailRenderer | undefined;

  constructor(private readonly queries: MediaQueries) {}

  renderBy(renderer: ThumbnailRenderer): void {
    this.renderer = renderer;
  }

  /** No-op for items that were deleted meanwhile. */
  async make(division: number, uuid: string): Promise<void> {
    const row = await this.queries.find(division, uuid);
    if (row === undefined || this.renderer === undefined) return;
    try {
      // One after the other, because shoppers' images use the same queue.
      for (const width of isVideo(row) ? [] : Object.values(thumbnailWidths))
        await this.renderer(division, uuid, width);
    } catch (error) {
      if (error instanceof MediaNotFound) return;
      throw error;
    }
    await this.queries.change(division, uuid, { thumbnailsReady: true });
  }
}
