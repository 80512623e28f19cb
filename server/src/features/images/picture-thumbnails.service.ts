import { Injectable, type OnModuleInit } from '@nestjs/common';

import { MediaThumbnails } from '../media/index.js';
import { PictureSources } from './picture-sources.service.js';
import { Pictures } from './pictures.service.js';

/** What nearly every browser asks for. */
const formats = ['avif', 'webp'] as const;

/** IMG-018: makes the small forms of the library's new pictures before anybody asks. */
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
