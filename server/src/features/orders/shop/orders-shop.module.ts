import { Module } from '@nestjs/common';

import { AccountsModule } from '../../accounts/index.js';
import { BusinessModule } from '../../business/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { OrdersModule } from '../orders.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { QuoteForm } from './quote.form.js';
import { QuoteRequestForm } from './quote-request.form.js';
import { SCREENS } from './screens.gen.js';

/** Order screens for shoppers. */
@Module({
  imports: [AccountsModule, BusinessModule, StorefrontModule, OrdersModule, QuotesModule],
  controllers: [QuoteForm, QuoteRequestForm],
  providers: [...SCREENS],
})
export class OrdersShopModule {}
