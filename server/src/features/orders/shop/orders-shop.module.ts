import { Module } from '@nestjs/common';

import { AccountsModule } from '../../accounts/index.js';
import { BusinessModule } from '../../business/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { OrdersModule } from '../orders.module.js';
import { SCREENS } from './screens.gen.js';

/** Orders as those see them who placed them. */
@Module({
  imports: [AccountsModule, BusinessModule, StorefrontModule, OrdersModule],
  providers: [...SCREENS],
})
export class OrdersShopModule {}
