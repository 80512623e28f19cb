import { Injectable } from '@nestjs/common';

import { MockupSource } from './mockup.source.js';
import { PlaceTilesSource } from './place-tiles.source.js';
import { PricePartsSource } from './price-parts.source.js';
import { ProductListSource } from './product-list.source.js';

/** What blocks may ask of the catalogue. */
@Injectable()
export class CatalogueSources {
  constructor(
    readonly products: ProductListSource,
    readonly places: PlaceTilesSource,
    readonly mockup: MockupSource,
    readonly priceParts: PricePartsSource,
  ) {}
}
