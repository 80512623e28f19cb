import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../storefront/index.js';
import { OrdersModule } from '../orders.module.js';
import { SCREENS } from './screens.gen.js';

/** Orders as those see them who placed them. */
@Module({ imports: [StorefrontModule, OrdersModule], providers: [...SCREENS] })
export class OrdersShopModule {}
