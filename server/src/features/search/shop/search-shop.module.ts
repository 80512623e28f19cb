import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../storefront/index.js';
import { SearchModule } from '../search.module.js';
import { SCREENS } from './screens.gen.js';

/** Public side of the search. */
@Module({ imports: [StorefrontModule, SearchModule], providers: [...SCREENS] })
export class SearchShopModule {}
