import { Injectable, Logger } from '@nestjs/common';

import { DomainError } from '../../../platform/domain-error.js';
import { Pictures, PictureSources } from '../../images/index.js';

/** As wide as label printers show it, at 300 dots an inch; thermal paper is white. */
const printed = { width: 260, background: '#ffffff' } as const;

/** The pictures of items as they are printed: by them a person sees at once what belongs to a label. */
@Injectable()
export class LabelPictures {
  private readonly logger = new Logger(LabelPictures.name);

  constructor(
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  /** As data addresses, those of a store's that can be had, by where they are: a label is printed without its picture as well. */
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
      // pdfkit tells by its first bytes what it is.
      return `data:image/jpeg;base64,${picture.toString('base64')}`;
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      this.logger.warn({ message: 'label printed without picture', division, image });
      return undefined;
    }
  }
}
