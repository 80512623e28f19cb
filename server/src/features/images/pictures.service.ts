import { createHash } from 'node:crypto';
import path from 'node:path';

import { Injectable, Logger } from '@nestjs/common';
import { imageQuery } from '@selvedge/shared/images/image-link';
import type { ImageOptions } from '@selvedge/shared/images/image-options';
import { drawingRenders, imageCacheBytes, imageRenders } from '@selvedge/shared/images/limits';
import { maxMediaBytes } from '@selvedge/shared/media/media-rules';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { FileCache } from '../../platform/file-cache.js';
import { IdleScheduler } from '../../platform/concurrency/idle-scheduler.js';
import { rememberFailedDrawings, withSlowDrawings } from '../../platform/vectors/rasterise.js';
import { WorkQueue, type WorkOptions } from '../../platform/concurrency/work-queue.js';
import { OriginalTooLarge } from './image.errors.js';
import { effortOf } from './picture-effort.js';
import type { PictureFormat } from './picture-encoding.js';
import { renderPicture } from './picture-renderer.js';
import type { PictureSource } from './picture-sources.service.js';

/** Increase when the renderer changes the result for the same options and original. */
const rendererEdition = '1';

/** Prewarming waits until pages have loaded their images; on a busy shop it runs at intervals. */
const visitorsFirst = { quietMs: 500, maxWaitMs: 10_000 };

/** An available image with its ETag. */
export interface Picture {
  readonly etag: string;
  readonly content: (reader?: Reader) => Promise<Buffer>;
}

/**
 * Client for which an image is rendered: its queue key, and a signal that is aborted when it
 * disconnects. Internal requests have one too.
 */
export type Reader = Pick<WorkOptions, 'client' | 'signal'>;

/** Parameters of a rendition. */
interface RenditionOptions {
  readonly options: ImageOptions;
  readonly format: PictureFormat;
}

/**
 * Renders images on the first request, once for all concurrent requests, and caches them on disk.
 */
@Injectable()
export class Pictures {
  private readonly logger = new Logger(Pictures.name);
  private readonly queue = new WorkQueue<Buffer>(imageRenders);
  /** Separate queue, so that drawings delay no bitmap. Slow ones wait elsewhere. */
  private readonly drawings = new WorkQueue<Buffer>(drawingRenders);
  private readonly quiet = new IdleScheduler(visitorsFirst);
  private readonly cache: FileCache;

  constructor({ DATA_DIR }: Config, clock: Clock) {
    const folder = path.join(DATA_DIR, 'image-cache');
    rememberFailedDrawings(path.join(DATA_DIR, 'failed-drawings'));
    this.cache = new FileCache({ folder, maxBytes: imageCacheBytes, clock });
  }

  /**
   * Returns a rendition. Its `content` throws OriginalTooLarge, OriginalUnreadable,
   * PictureTookTooLong, DrawingTooComplex, and TooMuchAsked if the queue is full.
   */
  picture(source: PictureSource, options: ImageOptions, format: PictureFormat): Picture {
    const rendition = { options, format };
    const key = keyOf(source, rendition);
    return {
      etag: `"${key.slice(0, 32)}"`,
      content: (reader) =>
        this.quiet.during(() => this.cached(key, source, { ...rendition, reader })),
    };
  }

  /**
   * Renders an image ahead of requests unless it is cached; requests of visitors come first. Throws
   * the same errors as `content`.
   */
  async prewarm(source: PictureSource, rendition: RenditionOptions): Promise<void> {
    const key = keyOf(source, rendition);
    if (await this.cache.has(key)) return;
    await this.quiet.next();
    await this.cached(key, source, rendition);
  }

  /** Reads the cache again when a slow drawing has had its turn. */
  private cached(
    key: string,
    source: PictureSource,
    rendition: RenditionOptions & { readonly reader?: Reader | undefined },
  ): Promise<Buffer> {
    const job = async (): Promise<Buffer> =>
      (await this.cache.read(key)) ?? (await this.making(key, source, rendition));
    return withSlowDrawings(job, { ...rendition.reader, key, tenant: String(source.division) });
  }

  private making(
    key: string,
    source: PictureSource,
    { reader, ...rendition }: RenditionOptions & { readonly reader?: Reader | undefined },
  ): Promise<Buffer> {
    const tenant = String(source.division);
    const options = { ...reader, tenant, effort: effortOf(rendition.options, source.pixels) };
    const make = (): Promise<Buffer> => this.made(key, source, rendition);
    const queue = source.contentType === 'image/svg+xml' ? this.drawings : this.queue;
    return queue.make(key, make, options);
  }

  private async made(
    key: string,
    source: PictureSource,
    rendition: RenditionOptions,
  ): Promise<Buffer> {
    const content = await source.content();
    if (content.length > maxMediaBytes) throw new OriginalTooLarge();
    const picture = await renderPicture(content, { ...rendition, focalPoint: source.focalPoint });
    await this.cache.write(key, picture).catch((error: unknown) => {
      // A full disk must not prevent images from being served.
      this.logger.warn({ message: 'Cannot cache an image', error: String(error) });
    });
    return picture;
  }
}

/** Cache key of a rendition. */
function keyOf({ name, edition }: PictureSource, { options, format }: RenditionOptions): string {
  const parts = [rendererEdition, name, edition, imageQuery(options), format];
  return createHash('sha256').update(parts.join(' ')).digest('hex');
}
