import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { CropMedia } from '@selvedge/shared/media/contract';
import { maxMediaPixels } from '@selvedge/shared/media/media-rules';
import pLimit from 'p-limit';
import sharp from 'sharp';

import { rasterise, withSlowDrawings } from '../../../platform/vectors/rasterise.js';
import { cropped } from '../media-crop.js';
import { MediaStore } from '../media-store.service.js';
import { NoPicture } from '../media.errors.js';
import { prepareUpload, type PreparedUpload } from './media-intake.js';

/** Creates small versions of uploaded images that are not stored in the library. */
@Injectable()
export class MediaSquares {
  /** Large images are decoded one at a time to limit memory. */
  private readonly intake = pLimit(1);

  constructor(private readonly store: MediaStore) {}

  /**
   * Crops an image to a square of `side` pixels, in WebP without metadata. `client` takes turns with
   * others. Throws MediaTooLarge, UploadBroken, NoPicture, TooMuchAsked, and the errors of
   * `prepareUpload`.
   */
  cut(source: Readable, part: CropMedia, side: number, client: string): Promise<Buffer> {
    return this.made(source, client, (file) => square(file, part, side));
  }

  /** Scales the whole image to at most `side` pixels on its longer side; otherwise as `cut`. */
  whole(source: Readable, side: number, client: string): Promise<Buffer> {
    return this.made(source, client, (file) => fitted(file, side));
  }

  private async made(
    source: Readable,
    client: string,
    make: (file: Buffer) => Promise<Buffer>,
  ): Promise<Buffer> {
    const file = await this.store.receive(source);
    const job = (): Promise<Buffer> => this.intake(async () => make(await readFile(file)));
    try {
      return await withSlowDrawings(job, { key: file, tenant: client });
    } finally {
      await rm(file, { force: true });
    }
  }
}

async function fitted(file: Buffer, side: number): Promise<Buffer> {
  const { content, contentType } = await pictureIn(file);
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  if (contentType !== 'image/svg+xml')
    return sharp(content).resize(size).webp({ quality: 86 }).toBuffer();
  const task = { content, density: 72, maxPixels: maxMediaPixels, resize: size };
  const { data, width, height } = await rasterise(task);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 86 })
    .toBuffer();
}

async function pictureIn(file: Buffer): Promise<PreparedUpload> {
  const taken = await prepareUpload(file);
  if (taken.contentType === 'video/mp4') throw new NoPicture();
  return taken;
}

async function square(file: Buffer, part: CropMedia, side: number): Promise<Buffer> {
  const { content, ...taken } = await pictureIn(file);
  const piece = await cropped(content, taken, part);
  return sharp(piece).resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
}
