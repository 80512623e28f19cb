import { Module } from '@nestjs/common';

import { FavouritesModule } from '../../favourites/index.js';
import { OrdersModule } from '../../orders/index.js';
import { PermissionRequestsModule } from '../../permission-requests/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { ExportedPerson } from '../data/exported-person.service.js';
import { ExportedShops } from '../data/exported-shops.service.js';
import { OwnExport } from '../data/own-export.service.js';
import { DataForm } from './data.form.js';
import { DetailsForm } from './details.form.js';
import { EmailForm } from './email.form.js';
import { OwnAccount } from './own-account.http.js';
import { OwnData } from './own-data.http.js';
import { OwnDetails } from './own-details.service.js';
import { OwnSessions } from '../data/own-sessions.service.js';
import { OwnSignIns } from './own-sign-ins.http.js';
import { OwnTwoFactor } from './own-two-factor.http.js';
import { TwoFactorForm } from './two-factor.form.js';
import { SCREENS } from './screens.gen.js';
import { SecurityForm } from './security.form.js';

/** Where people look after their own account. */
@Module({
  imports: [StorefrontModule, OrdersModule, FavouritesModule, PermissionRequestsModule],
  controllers: [SecurityForm, TwoFactorForm, DetailsForm, EmailForm, DataForm],
  providers: [
    ...SCREENS,
    OwnAccount,
    OwnDetails,
    OwnSessions,
    OwnSignIns,
    OwnTwoFactor,
    ExportedPerson,
    ExportedShops,
    OwnData,
    OwnExport,
  ],
})
export class OwnAccountShopModule {}
