import { Module } from '@nestjs/common';

import { OrdersModule } from '../../orders/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { DetailsForm } from './details.form.js';
import { EmailForm } from './email.form.js';
import { OwnAccount } from './own-account.http.js';
import { OwnDetails } from './own-details.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { OwnSignIns } from './own-sign-ins.http.js';
import { OwnTwoFactor } from './own-two-factor.http.js';
import { TwoFactorForm } from './two-factor.form.js';
import { SCREENS } from './screens.gen.js';
import { SecurityForm } from './security.form.js';

/** Where people look after their own account. */
@Module({
  imports: [StorefrontModule, OrdersModule],
  controllers: [SecurityForm, TwoFactorForm, DetailsForm, EmailForm],
  providers: [...SCREENS, OwnAccount, OwnDetails, OwnSessions, OwnSignIns, OwnTwoFactor],
})
export class OwnAccountShopModule {}
