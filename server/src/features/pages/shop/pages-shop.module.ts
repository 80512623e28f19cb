import { Module } from '@nestjs/common';

import { NewsletterModule } from '../../newsletter/index.js';
import { PersonalSources, StorefrontModule } from '../../storefront/index.js';
import { PagesModule } from '../pages.module.js';
import { BlockConditions } from './block-conditions.service.js';
import { EmbedController } from './embed.controller.js';
import { EditablePage } from './editable-page.source.js';
import { NewsletterForm } from './newsletter.form.js';
import { PassedGates } from './passed-gates.service.js';
import { SCREENS } from './screens.gen.js';
import { SubscriptionVerifiedController } from './subscription-verified.controller.js';
import { VisitedPages } from './visited-pages.service.js';

/** The pages that owners made, as shoppers see them. */
@Module({
  imports: [StorefrontModule, PagesModule, NewsletterModule],
  controllers: [NewsletterForm, SubscriptionVerifiedController, EmbedController],
  providers: [...SCREENS, BlockConditions, EditablePage, PassedGates, VisitedPages],
})
export class PagesShopModule {
  constructor(personal: PersonalSources, page: EditablePage, gates: PassedGates) {
    personal.register(page);
    personal.register(gates);
  }
}
