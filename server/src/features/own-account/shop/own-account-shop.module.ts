import { Module } from '@nestjs/common';

import { OrdersModule } from '../../orders/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { OwnAccount } from './own-account.http.js';
import { OwnSessions } from './own-sessions.service.js';
import { OwnSignIns } from './own-sign-ins.http.js';
import { SCREENS } from './screens.gen.js';
import { SecurityForm } from './security.form.js';

/** Where people look after their own account. */
@Module({
  imports: [StorefrontModule, OrdersModule],
  controllers: [SecurityForm],
  providers: [...SCREENS, OwnAccount, OwnSessions, OwnSignIns],
})
export class OwnAccountShopModule {}
