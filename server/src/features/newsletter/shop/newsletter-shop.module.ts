import { Module } from '@nestjs/common';

import { AccountsShopModule } from '../../accounts/shop/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { NewsletterModule } from '../newsletter.module.js';
import { CountdownForm } from './countdown.form.js';
import { SCREENS } from './screens.gen.js';
import { SubscriptionVerifiedForm } from './subscription-verified.form.js';

/** Public side of mailing lists. */
@Module({
  imports: [StorefrontModule, AccountsShopModule, NewsletterModule],
  controllers: [CountdownForm, SubscriptionVerifiedForm],
  providers: [...SCREENS],
})
export class NewsletterShopModule {}
