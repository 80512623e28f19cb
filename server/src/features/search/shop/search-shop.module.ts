import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../storefront/index.js';
import { SearchModule } from '../search.module.js';
import { SCREENS } from './screens.gen.js';

/** The search as shoppers see it. */
@Module({ imports: [StorefrontModule, SearchModule], providers: [...SCREENS] })
export class SearchShopModule {}
