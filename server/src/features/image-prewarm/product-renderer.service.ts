import { Injectable, Logger } from '@nestjs/common';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';

import { ProductsReader } from '../products/index.js';
import { Pictures, PictureSources } from '../images/index.js';
import type { Drawing } from './render-queue.js';
import { shownPictures, type ShownPicture } from './shown-pictures.rules.js';

/** Format that nearly all browsers request; others render quickly from the cached mock-up. */
const format = 'avif';

/** Renders product images ahead of requests; visitors come first. */
@Injectable()
export class ProductRenderer {
  private readonly logger = new Logger(ProductRenderer.name);

  constructor(
    private readonly products: ProductsReader,
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  /** Renders the images of the current product one after the other, while `goesOn` is true. */
  async draw({ division, uuid, part }: Drawing, goesOn: () => boolean): Promise<void> {
    const [product] = await this.products.everyOf(division, [uuid]);
    if (product === undefined || !isShown(product)) return;
    for (const picture of shownPictures(product, part))
      if (goesOn()) await this.drawOne(division, picture);
  }

  /** An image that cannot be rendered now is rendered or refused on request. */
  private async drawOne(division: number, { original, width }: ShownPicture): Promise<void> {
    try {
      const source = await this.sources.at(division, original);
      if (source !== undefined) await this.pictures.prewarm(source, { options: { width }, format });
    } catch (error) {
      this.logger.warn({ message: 'Cannot prewarm an image', original, error: String(error) });
    }
  }
}
