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

/** Services that supply block data, by source name. */
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

/** Injection token of all block sources by name. */
export const BLOCK_SOURCES = Symbol('block sources');

export const blockSources: FactoryProvider<SourcesByName> = {
  provide: BLOCK_SOURCES,
  inject: Object.values(SOURCES),
  useFactory: (...sources: readonly unknown[]) => {
    const names = Object.keys(SOURCES);
    const byName = Object.fromEntries(names.map((name, place) => [name, sources[place]]));
    // Nest injects the services in the order of `inject`.
    return byName as unknown as SourcesByName;
  },
};
