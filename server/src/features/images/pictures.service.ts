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
import { IdleScheduler } from '../../platform/idle-scheduler.js';
import { WorkQueue, type WorkOptions } from '../../platform/work-queue.js';
import { OriginalTooLarge } from './image.errors.js';
import { effortOf } from './picture-effort.js';
import type { PictureFormat } from './picture-encoding.js';
import { renderPicture } from './picture-renderer.js';
import type { PictureSource } from './picture-sources.service.js';

/** Raised when the same options make another picture of the same original. */
const rendererEdition = '1';

/** What is made ahead waits until a page has all its pictures; on a busy shop, for its turn now and then. */
const visitorsFirst = { quietMs: 500, maxWaitMs: 10_000 };

/** A picture that can be had, and the mark by which a browser knows that it has it. */
export interface Picture {
  readonly etag: string;
  readonly content: (reader?: Reader) => Promise<Buffer>;
}

/** For whom a picture is made: by their address, and whether they still wait. We ourselves are one of them. */
export type Reader = Pick<WorkOptions, 'asker' | 'signal'>;

/** What somebody wants of an original. */
interface RenditionOptions {
  readonly options: ImageOptions;
  readonly format: PictureFormat;
}

/** Renditions: made when they are first asked for, once for all who ask, then kept on disk. */
@Injectable()
export class Pictures {
  private readonly logger = new Logger(Pictures.name);
  private readonly queue = new WorkQueue<Buffer>(imageRenders);
  /** Drawings wait for each other only: one that takes long holds up no bitmap. */
  private readonly drawings = new WorkQueue<Buffer>(drawingRenders);
  private readonly quiet = new IdleScheduler(visitorsFirst);
  private readonly cache: FileCache;

  constructor({ DATA_DIR }: Config, clock: Clock) {
    const folder = path.join(DATA_DIR, 'image-cache');
    this.cache = new FileCache({ folder, maxBytes: imageCacheBytes, clock });
  }

  /**
   * Its content throws OriginalTooLarge, OriginalUnreadable, PictureTookTooLong, DrawingTooComplex, and
   * TooMuchAsked when many are waiting.
   */
  picture(source: PictureSource, options: ImageOptions, format: PictureFormat): Picture {
    const rendition = { options, format };
    const key = keyOf(source, rendition);
    return {
      etag: `"${key.slice(0, 32)}"`,
      content: (reader) =>
        this.quiet.during(
          async () =>
            (await this.cache.read(key)) ??
            (await this.making(key, source, { ...rendition, reader })),
        ),
    };
  }

  /**
   * Makes a picture that nobody has asked for yet, unless it is kept already; visitors go first. Throws
   * what the content of a picture throws.
   */
  async makeAhead(source: PictureSource, rendition: RenditionOptions): Promise<void> {
    const key = keyOf(source, rendition);
    if (await this.cache.has(key)) return;
    await this.quiet.next();
    await this.making(key, source, rendition);
  }

  private making(
    key: string,
    source: PictureSource,
    { reader, ...rendition }: RenditionOptions & { readonly reader?: Reader | undefined },
  ): Promise<Buffer> {
    const effort = effortOf(rendition.options, source.pixels);
    const queue = source.contentType === 'image/svg+xml' ? this.drawings : this.queue;
    return queue.make(key, () => this.made(key, source, rendition), { ...reader, effort });
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
      // A full disk makes the shop slower, not blind.
      this.logger.warn({ message: 'picture not cached', error: String(error) });
    });
    return picture;
  }
}

/** What tells a rendition from every other. */
function keyOf({ name, edition }: PictureSource, { options, format }: RenditionOptions): string {
  const parts = [rendererEdition, name, edition, imageQuery(options), format];
  return createHash('sha256').update(parts.join(' ')).digest('hex');
}
