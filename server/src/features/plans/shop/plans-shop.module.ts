import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../storefront/index.js';
import { SCREENS } from './screens.gen.js';

/** What plans there are, as a shop shows them. */
@Module({ imports: [StorefrontModule], providers: [...SCREENS] })
export class PlansShopModule {}
