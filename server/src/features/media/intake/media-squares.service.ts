import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { CropMedia } from '@selvedge/shared/media/contract';
import pLimit from 'p-limit';
import sharp from 'sharp';

import { cropped } from '../media-crop.js';
import { MediaStore } from '../media-store.service.js';
import { NoPicture } from '../media.errors.js';
import { takeIn } from './media-intake.js';

/** Small square pictures of what people send, which the library itself does not keep. */
@Injectable()
export class MediaSquares {
  /** Large pictures are decoded singly, so that memory stays bounded. */
  private readonly intake = pLimit(1);

  constructor(private readonly store: MediaStore) {}

  /**
   * A part of a picture as a square of so many pixels, in WebP and without metadata. Throws
   * MediaTooLarge, UploadBroken, NoPicture, and what `takeIn` refuses.
   */
  async cut(source: Readable, part: CropMedia, side: number): Promise<Buffer> {
    const file = await this.store.receive(source);
    try {
      return await this.intake(async () => square(await readFile(file), part, side));
    } finally {
      await rm(file, { force: true });
    }
  }
}

async function square(file: Buffer, part: CropMedia, side: number): Promise<Buffer> {
  const { content, ...taken } = await takeIn(file);
  if (taken.contentType === 'video/mp4') throw new NoPicture();
  const piece = await cropped(content, taken, part);
  return sharp(piece).resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
}
