import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../features/catalogue/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { SCREENS } from './screens.gen.js';

@Module({ imports: [StorefrontModule, CatalogueModule], providers: [...SCREENS] })
export class ErrorsShopModule {}
