import { Module } from '@nestjs/common';

import { PersonalSources, StorefrontModule } from '../../storefront/index.js';
import { AccountName } from './account-name.source.js';
import { LoginForm } from './login.form.js';
import { SCREENS } from './screens.gen.js';

/** The doors of a shop, and who came in by them. */
@Module({
  imports: [StorefrontModule],
  controllers: [LoginForm],
  providers: [...SCREENS, AccountName],
})
export class AccountsShopModule {
  constructor(personal: PersonalSources, name: AccountName) {
    personal.register(name);
  }
}
