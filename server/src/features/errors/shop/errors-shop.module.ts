import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { SCREENS } from './screens.gen.js';

@Module({ imports: [StorefrontModule, CatalogueModule], providers: [...SCREENS] })
export class ErrorsShopModule {}
