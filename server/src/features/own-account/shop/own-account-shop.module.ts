import { Module } from '@nestjs/common';

import { AddressesModule } from '../../addresses/index.js';
import { BasketsModule } from '../../baskets/index.js';
import { ContactModule } from '../../contact/index.js';
import { CustomersModule } from '../../customers/index.js';
import { FavouritesModule } from '../../favourites/index.js';
import { OpeningModule } from '../../opening/index.js';
import { NotificationPushModule } from '../../notifications/index.js';
import { NewsletterModule } from '../../newsletter/index.js';
import { OrdersModule } from '../../orders/index.js';
import { PageCommentsModule } from '../../page-comments/index.js';
import { PermissionRequestsModule } from '../../permission-requests/index.js';
import { StaffModule } from '../../staff/index.js';
import { StorefrontModule } from '../../storefront/index.js';
import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import { AccountDeletion } from '../data/account-deletion.service.js';
import { AccountDeletionReactor } from '../data/account-deletion.reactor.js';
import { ExportedSavedItems } from '../data/exported-saved-items.service.js';
import { ExportedEntry } from '../data/exported-entry.service.js';
import { ExportedFiles } from '../data/exported-files.service.js';
import { ExportedLetters } from '../data/exported-letters.service.js';
import { ExportedOrders } from '../data/exported-orders.service.js';
import { ExportedPerson } from '../data/exported-person.service.js';
import { ExportedActivity } from '../data/exported-activity.service.js';
import { ExportedShops } from '../data/exported-shops.service.js';
import { CustomerErasure } from '../data/customer-erasure.service.js';
import { DeletionGuard } from '../data/deletion-guard.service.js';
import { OwnExport } from '../data/own-export.service.js';
import { AddressesForm } from './addresses/addresses.form.js';
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

/** Account pages of customers and staff in a shop (decision 0028). */
@Module({
  imports: [
    StorefrontModule,
    OrdersModule,
    OpeningModule,
    AddressesModule,
    BasketsModule,
    ContactModule,
    CustomersModule,
    FavouritesModule,
    NewsletterModule,
    NotificationPushModule,
    PageCommentsModule,
    PermissionRequestsModule,
    StaffModule,
  ],
  controllers: [SecurityForm, TwoFactorForm, DetailsForm, EmailForm, DataForm, AddressesForm],
  providers: [
    ...SCREENS,
    OwnAccount,
    OwnDetails,
    OwnSessions,
    OwnSignIns,
    OwnTwoFactor,
    AccountDeletion,
    DeletionGuard,
    CustomerErasure,
    AccountDeletionReactor,
    ExportedFiles,
    ExportedPerson,
    ExportedShops,
    ExportedLetters,
    ExportedActivity,
    OwnData,
    ExportedSavedItems,
    ExportedEntry,
    ExportedOrders,
    OwnExport,
  ],
})
export class OwnAccountShopModule {
  constructor(registry: EventLogRegistry, deletions: AccountDeletionReactor) {
    registry.register({ eventTypes: {}, reactors: [deletions] });
  }
}
