import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { SCREENS } from './screens.gen.js';

/** What a shop shows where it cannot show what was asked for. */
@Module({ imports: [StorefrontModule, CatalogueModule], providers: [...SCREENS] })
export class ErrorsShopModule {}
