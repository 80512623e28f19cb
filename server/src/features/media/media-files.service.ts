import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { MediaRow } from './media.entity.js';
import { MediaQueries } from './media.queries.js';
import { MediaStore } from './media-store.service.js';

/** A picture or video of the library with its content, as other features read it. */
export interface MediaOriginal {
  /** Changes with the content and with the focal point, and with nothing else. */
  readonly edition: string;
  readonly contentType: string;
  readonly bytes: number;
  /** In pixels, as it is shown: pictures are kept upright. */
  readonly width: number;
  readonly height: number;
  /** Parts of width and height, 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** The whole file, at most 25 MB; read at each call. */
  content(): Promise<Buffer>;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What other features see of the media library: the content of one picture or video. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly queries: MediaQueries,
    private readonly store: MediaStore,
  ) {}

  /** Undefined when the division has no such picture or video; also for what is no uuid. */
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
