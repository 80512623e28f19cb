import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../features/storefront/index.js';
import { SearchModule } from '../../features/search/search.module.js';
import { SCREENS } from './screens.gen.js';

/** Public side of the search. */
@Module({ imports: [StorefrontModule, SearchModule], providers: [...SCREENS] })
export class SearchShopModule {}
