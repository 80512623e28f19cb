import { Module } from '@nestjs/common';

import { AccountsModule } from '../../features/accounts/index.js';
import { BusinessModule } from '../../features/business/index.js';
import { InvoicesModule } from '../../features/invoices/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { OrdersModule } from '../../features/orders/orders.module.js';
import { QuotesModule } from '../../features/orders/quotes/quotes.module.js';
import { QuoteForm } from './quote.form.js';
import { QuoteRequestForm } from './quote-request.form.js';
import { SCREENS } from './screens.gen.js';

/** Order screens for shoppers. */
@Module({
  imports: [
    AccountsModule,
    BusinessModule,
    InvoicesModule,
    StorefrontModule,
    OrdersModule,
    QuotesModule,
  ],
  controllers: [QuoteForm, QuoteRequestForm],
  providers: [...SCREENS],
})
export class OrdersShopModule {}
