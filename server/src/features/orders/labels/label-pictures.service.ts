import { Injectable, Logger } from '@nestjs/common';

import { DomainError } from '../../../platform/domain-error.js';
import { Pictures, PictureSources } from '../../images/index.js';

/** Label printers have 300 dpi, and thermal paper is white. */
const printed = { width: 260, background: '#ffffff' } as const;

/** Item images for labels, which help people match a label with its item. */
@Injectable()
export class LabelPictures {
  private readonly logger = new Logger(LabelPictures.name);

  constructor(
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  /** Returns available images as data URLs, by address. Labels without an image are printed too. */
  async of(division: number, images: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const image of new Set(images)) {
      const picture = await this.pictureAt(division, image);
      if (picture !== undefined) found.set(image, picture);
    }
    return found;
  }

  private async pictureAt(division: number, image: string): Promise<string | undefined> {
    try {
      const source = await this.sources.at(division, image);
      if (source === undefined) return undefined;
      const picture = await this.pictures.picture(source, printed, 'compatible').content();
      // pdfkit detects the format from the content.
      return `data:image/jpeg;base64,${picture.toString('base64')}`;
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      this.logger.warn({ message: 'Printing a label without its image', division, image });
      return undefined;
    }
  }
}
