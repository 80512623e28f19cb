import { Module } from '@nestjs/common';

import { AddressesModule } from '../../features/addresses/index.js';
import { BasketsModule } from '../../features/baskets/index.js';
import { ContactModule } from '../../features/contact/index.js';
import { CustomersModule } from '../../features/customers/index.js';
import { FavouritesModule } from '../../features/favourites/index.js';
import { OpeningModule } from '../../features/opening/index.js';
import { NotificationPushModule } from '../../features/notifications/index.js';
import { NewsletterModule } from '../../features/newsletter/index.js';
import { OrdersModule } from '../../features/orders/index.js';
import { PageCommentsModule } from '../../features/page-comments/index.js';
import { PermissionRequestsModule } from '../../features/permission-requests/index.js';
import { StaffModule } from '../../features/staff/index.js';
import { StorefrontModule } from '../../features/storefront/index.js';
import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { AccountDeletion } from '../../features/own-account/data/account-deletion.service.js';
import { AccountDeletionReactor } from '../../features/own-account/data/account-deletion.reactor.js';
import { ExportedSavedItems } from '../../features/own-account/data/exported-saved-items.service.js';
import { ExportedEntry } from '../../features/own-account/data/exported-entry.service.js';
import { ExportedFiles } from '../../features/own-account/data/exported-files.service.js';
import { ExportedLetters } from '../../features/own-account/data/exported-letters.service.js';
import { ExportedOrders } from '../../features/own-account/data/exported-orders.service.js';
import { ExportedPerson } from '../../features/own-account/data/exported-person.service.js';
import { ExportedActivity } from '../../features/own-account/data/exported-activity.service.js';
import { ExportedShops } from '../../features/own-account/data/exported-shops.service.js';
import { CustomerErasure } from '../../features/own-account/data/customer-erasure.service.js';
import { DeletionGuard } from '../../features/own-account/data/deletion-guard.service.js';
import { OwnExport } from '../../features/own-account/data/own-export.service.js';
import { AddressesForm } from './addresses/addresses.form.js';
import { DataForm } from './data.form.js';
import { DetailsForm } from './details.form.js';
import { EmailForm } from './email.form.js';
import { OwnAccount } from './own-account.http.js';
import { OwnData } from './own-data.http.js';
import { OwnDetails } from './own-details.service.js';
import { OwnSessions } from '../../features/own-account/data/own-sessions.service.js';
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
