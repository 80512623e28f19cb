import { Injectable } from '@nestjs/common';
import type { SourcesByName } from '@selvedge/shared/blocks/model/sources';

import { CatalogueSources } from '../../catalogue/index.js';
import { NewestPictures } from '../../media/index.js';
import { StoreSources } from '../../stores/index.js';
import { FetchedFigures } from './fetched-figures.service.js';

/** Who answers what blocks ask of a shop. */
@Injectable()
export class BlockSources implements SourcesByName {
  readonly products: SourcesByName['products'];
  readonly places: SourcesByName['places'];
  readonly mockup: SourcesByName['mockup'];
  readonly priceParts: SourcesByName['priceParts'];
  readonly profiles: SourcesByName['profiles'];
  readonly badges: SourcesByName['badges'];
  readonly pictures: SourcesByName['pictures'];
  readonly figures: SourcesByName['figures'];

  constructor(
    catalogue: CatalogueSources,
    store: StoreSources,
    pictures: NewestPictures,
    figures: FetchedFigures,
  ) {
    this.products = catalogue.products;
    this.places = catalogue.places;
    this.mockup = catalogue.mockup;
    this.priceParts = catalogue.priceParts;
    this.profiles = store.profiles;
    this.badges = store.badges;
    this.pictures = pictures;
    this.figures = figures;
  }
}
