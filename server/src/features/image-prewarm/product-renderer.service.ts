import { Injectable, Logger } from '@nestjs/common';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';

import { ProductsReader } from '../products/index.js';
import { Pictures, PictureSources } from '../images/index.js';
import type { Drawing } from './render-queue.js';
import { shownPictures, type ShownPicture } from './shown-pictures.rules.js';

/** What nearly every browser asks for; what another one asks for is quick to make of the same mock-up. */
const format = 'avif';

/** Draws pictures of products that nobody has asked for yet; visitors go first. */
@Injectable()
export class ProductRenderer {
  private readonly logger = new Logger(ProductRenderer.name);

  constructor(
    private readonly products: ProductsReader,
    private readonly sources: PictureSources,
    private readonly pictures: Pictures,
  ) {}

  /** One picture after the other, of the product as it is now, as long as it `goesOn`. */
  async draw({ division, uuid, part }: Drawing, goesOn: () => boolean): Promise<void> {
    const [product] = await this.products.everyOf(division, [uuid]);
    if (product === undefined || !isShown(product)) return;
    for (const picture of shownPictures(product, part))
      if (goesOn()) await this.drawOne(division, picture);
  }

  /** What cannot be drawn now is drawn, or refused, when somebody asks for it. */
  private async drawOne(division: number, { original, width }: ShownPicture): Promise<void> {
    try {
      const source = await this.sources.at(division, original);
      if (source !== undefined)
        await this.pictures.makeAhead(source, { options: { width }, format });
    } catch (error) {
      this.logger.warn({ message: 'picture not prewarmed', original, error: String(error) });
    }
  }
}
