import { Module } from '@nestjs/common';

import { ContactModule } from '../../features/contact/index.js';
import { NewsletterModule } from '../../features/newsletter/index.js';
import { PersonalSources, StorefrontModule } from '../../features/storefront/index.js';
import { PagesModule } from '../../features/pages/pages.module.js';
import { BlockConditions } from './block-conditions.service.js';
import { BlockForms } from './block-forms.http.js';
import { ContactForm } from './contact.form.js';
import { EmbedController } from './embed.controller.js';
import { EditablePage } from './editable-page.source.js';
import { NewsletterForm } from './newsletter.form.js';
import { PassedGates } from './passed-gates.service.js';
import { SCREENS } from './screens.gen.js';
import { VisitedPages } from './visited-pages.service.js';

/** Public side of owner-made pages. */
@Module({
  imports: [StorefrontModule, PagesModule, NewsletterModule, ContactModule],
  controllers: [ContactForm, NewsletterForm, EmbedController],
  providers: [...SCREENS, BlockConditions, BlockForms, EditablePage, PassedGates, VisitedPages],
})
export class PagesShopModule {
  constructor(personal: PersonalSources, page: EditablePage, gates: PassedGates) {
    personal.register(page);
    personal.register(gates);
  }
}
