import { Injectable, type OnModuleInit } from '@nestjs/common';

import { MediaThumbnails } from '../media/index.js';
import { PictureSources } from './picture-sources.service.js';
import { Pictures } from './pictures.service.js';

/** Formats that nearly all browsers request. */
const formats = ['avif', 'webp'] as const;

/** Renders thumbnails of new library images before the first request (IMG-018). */
@Injectable()
export class PictureThumbnails implements OnModuleInit {
  constructor(
    private readonly thumbnails: MediaThumbnails,
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  onModuleInit(): void {
    this.thumbnails.renderBy((division, uuid, width) => this.make(division, uuid, width));
  }

  private async make(division: number, uuid: string, width: number): Promise<void> {
    const source = await this.sources.inLibrary(division, uuid);
    if (source === undefined) return;
    for (const format of formats) await this.pictures.picture(source, { width }, format).content();
  }
}
