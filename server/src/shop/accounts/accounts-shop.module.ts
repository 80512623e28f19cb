import { Module } from '@nestjs/common';

import { NewsletterModule } from '../../features/newsletter/index.js';
import { PersonalSources, StorefrontModule } from '../../features/storefront/index.js';
import { AccountName } from './account-name.source.js';
import { CountdownForm } from './countdown/countdown.form.js';
import { EulaForm } from './eula.form.js';
import { ForgotPasswordForm } from './forgot-password.form.js';
import { LoginForm } from './login.form.js';
import { ResetPasswordForm } from './reset-password.form.js';
import { SecondStepForm } from './second-step.form.js';
import { SCREENS } from './screens.gen.js';
import { SignUpForm } from './sign-up.form.js';
import { VerifyForm } from './verify.form.js';

@Module({
  imports: [StorefrontModule, NewsletterModule],
  controllers: [
    LoginForm,
    SecondStepForm,
    SignUpForm,
    VerifyForm,
    EulaForm,
    ForgotPasswordForm,
    ResetPasswordForm,
    CountdownForm,
  ],
  providers: [...SCREENS, AccountName],
})
export class AccountsShopModule {
  constructor(personal: PersonalSources, name: AccountName) {
    personal.register(name);
  }
}
