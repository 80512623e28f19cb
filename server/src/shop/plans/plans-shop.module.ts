import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../features/storefront/index.js';
import { SCREENS } from './screens.gen.js';

@Module({ imports: [StorefrontModule], providers: [...SCREENS] })
export class PlansShopModule {}
