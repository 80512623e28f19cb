import { Injectable } from '@nestjs/common';
import type { SourcesByName } from '@selvedge/shared/blocks/model/sources';

import { PlaceTilesSource, ProductListSource } from '../../catalogue/index.js';
import { SocialProfilesSource } from '../../stores/index.js';
import { FetchedFigures } from './fetched-figures.service.js';

/** Who answers what blocks ask of a shop. */
@Injectable()
export class BlockSources implements SourcesByName {
  constructor(
    readonly products: ProductListSource,
    readonly places: PlaceTilesSource,
    readonly profiles: SocialProfilesSource,
    readonly figures: FetchedFigures,
  ) {}
}
