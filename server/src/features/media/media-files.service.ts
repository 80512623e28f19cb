import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { MediaRow } from './media.entity.js';
import { MediaQueries } from './media.queries.js';
import { MediaStore } from './media-store.service.js';

/** An image or video of the library with its content, for other features. */
export interface MediaOriginal {
  /** Changes exactly when the content or the focal point changes. */
  readonly edition: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Displayed size in pixels; images are stored upright. */
  readonly width: number;
  readonly height: number;
  /** Fractions of width and height, 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Reads the whole file on each call, at most 25 MB. */
  content(): Promise<Buffer>;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Access of other features to the content of single library items. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly queries: MediaQueries,
    private readonly store: MediaStore,
  ) {}

  /** Undefined if the division has no such image or video, or the uuid is invalid. */
  async original(division: number, uuid: string): Promise<MediaOriginal | undefined> {
    if (!uuidForm.test(uuid)) return undefined;
    const row = await this.queries.find(division, uuid);
    if (row === undefined) return undefined;
    const { sha256, contentType, bytes, width, height, focalX, focalY } = row;
    return {
      edition: editionOf(row),
      contentType,
      bytes,
      width,
      height,
      focalPoint: { x: focalX, y: focalY },
      content: () => this.store.read(division, sha256),
    };
  }
}

function editionOf({ sha256, focalX, focalY }: MediaRow): string {
  return createHash('sha256').update(`${sha256} ${focalX} ${focalY}`).digest('hex').slice(0, 16);
}
