import type { FactoryProvider, Type } from '@nestjs/common';
import type { BlockSource, SourceName, SourcesByName } from '@selvedge/shared/blocks/model/sources';

import {
  MockupSource,
  PlaceTilesSource,
  PricePartsSource,
  ProductListSource,
} from '../../catalogue/index.js';
import { NewestPictures } from '../../media/index.js';
import { BadgesSource, SocialProfilesSource } from '../../stores/index.js';
import { FetchedFigures } from './fetched-figures.service.js';

/** Who answers what blocks ask of a shop. */
const SOURCES = {
  products: ProductListSource,
  places: PlaceTilesSource,
  mockup: MockupSource,
  priceParts: PricePartsSource,
  profiles: SocialProfilesSource,
  badges: BadgesSource,
  pictures: NewestPictures,
  figures: FetchedFigures,
} satisfies { readonly [Name in SourceName]: Type<BlockSource<Name>> };

/** All of them by their names. */
export const BLOCK_SOURCES = Symbol('block sources');

export const blockSources: FactoryProvider<SourcesByName> = {
  provide: BLOCK_SOURCES,
  inject: Object.values(SOURCES),
  useFactory: (...sources: readonly unknown[]) => {
    const names = Object.keys(SOURCES);
    const byName = Object.fromEntries(names.map((name, place) => [name, sources[place]]));
    // Nest gives them in the order in which they are asked for.
    return byName as unknown as SourcesByName;
  },
};
