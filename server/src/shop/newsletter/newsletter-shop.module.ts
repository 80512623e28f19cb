import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../features/storefront/index.js';
import { DiscountsModule } from '../../features/discounts/index.js';
import { NewsletterModule } from '../../features/newsletter/newsletter.module.js';
import { SCREENS } from './screens.gen.js';
import { SubscriptionVerifiedForm } from './subscription-verified.form.js';

/** Public side of mailing lists. */
@Module({
  imports: [StorefrontModule, NewsletterModule, DiscountsModule],
  controllers: [SubscriptionVerifiedForm],
  providers: [...SCREENS],
})
export class NewsletterShopModule {}
