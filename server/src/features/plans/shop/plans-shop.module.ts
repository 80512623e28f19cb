import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../storefront/index.js';
import { SCREENS } from './screens.gen.js';

@Module({ imports: [StorefrontModule], providers: [...SCREENS] })
export class PlansShopModule {}
