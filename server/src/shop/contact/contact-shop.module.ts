import { Module } from '@nestjs/common';

import { BusinessModule } from '../../features/business/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { ContactModule } from '../../features/contact/contact.module.js';
import { ContactPageForm } from './contact-page.form.js';
import { SCREENS } from './screens.gen.js';

/** Contact page of a shop. */
@Module({
  imports: [BusinessModule, StorefrontModule, ContactModule],
  controllers: [ContactPageForm],
  providers: [...SCREENS],
})
export class ContactShopModule {}
