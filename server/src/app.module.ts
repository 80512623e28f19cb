import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DemoModule } from './demo/demo.module.js';
import { AccountsModule } from './features/accounts/index.js';
import { AccountsShopModule } from './shop/accounts/index.js';
import { AdminModule } from './features/admin/index.js';
import { BasketsModule } from './features/baskets/index.js';
import { BusinessModule } from './features/business/index.js';
import { BasketsShopModule } from './shop/baskets/index.js';
import { CatalogueModule } from './features/catalogue/index.js';
import { CatalogueShopModule } from './shop/catalogue/index.js';
import { CustomersModule } from './features/customers/index.js';
import { CheckoutModule } from './features/checkout/index.js';
import { DiscountsModule } from './features/discounts/index.js';
import { CheckoutShopModule } from './shop/checkout/index.js';
import { ConnectModule } from './features/connect/index.js';
import { ProductGroupsModule } from './features/collections/admin/index.js';
import { ErrorsShopModule } from './shop/errors/index.js';
import { FavouritesModule } from './features/favourites/index.js';
import { FavouritesShopModule } from './shop/favourites/index.js';
import { ImageImportModule } from './features/image-import/index.js';
import { ImagePrewarmModule } from './features/image-prewarm/index.js';
import { ImagesModule } from './features/images/index.js';
import { InstallationModule } from './features/installation/index.js';
import { InteractionsModule } from './features/interactions/index.js';
import { InvoicesModule } from './features/invoices/index.js';
import { MediaModule } from './features/media/index.js';
import { MockupsModule } from './features/mockups/index.js';
import { ModelsModule } from './features/models/index.js';
import { ContactModule } from './features/contact/index.js';
import { ContactShopModule } from './shop/contact/index.js';
import { NewsletterModule } from './features/newsletter/index.js';
import { NewsletterShopModule } from './shop/newsletter/index.js';
import { OfficeModule } from './features/office/index.js';
import { OpeningModule } from './features/opening/index.js';
import { NotificationPushModule } from './features/notifications/index.js';
import { OrdersModule } from './features/orders/index.js';
import { OrdersShopModule } from './shop/orders/index.js';
import { OwnAccountShopModule } from './shop/own-account/index.js';
import { PageCommentsModule } from './features/page-comments/index.js';
import { PageSnippetsModule } from './features/page-snippets/index.js';
import { PagesModule } from './features/pages/index.js';
import { PagesShopModule } from './shop/pages/index.js';
import { PermissionRequestsModule } from './features/permission-requests/index.js';
import { PaymentsModule } from './features/payments/index.js';
import { PaymentsShopModule } from './shop/payments/index.js';
import { PlansModule } from './features/plans/index.js';
import { PlansShopModule } from './shop/plans/index.js';
import { ProductAdminModule } from './features/products/admin/index.js';
import { ProductFilesModule } from './features/products/files/index.js';
import { ProductFeedModule } from './features/products/feed/index.js';
import { ProductsModule } from './features/products/index.js';
import { ProductRecordsModule } from './features/products/moderation/index.js';
import { SearchModule } from './features/search/index.js';
import { SearchShopModule } from './shop/search/index.js';
import { SiteShopModule } from './shop/site/index.js';
import { SplitTestsModule } from './features/split-tests/index.js';
import { StorefrontModule } from './features/storefront/index.js';
import { StaffModule } from './features/staff/index.js';
import { StoreSettingsModule } from './features/store-settings/index.js';
import { StoresModule } from './features/stores/index.js';
import { StoresShopModule } from './shop/stores/index.js';
import { TeamModule } from './features/team/index.js';
import { ThemesModule } from './features/themes/index.js';
import { BrowserErrorsModule } from './platform/browser-errors/browser-errors.module.js';
import { ClockModule } from './platform/clock.module.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { ServerDataSource } from './platform/database/server-data-source.js';
import { EventLogModule } from './platform/event-log/event-log.module.js';
import { SubscriptionsModule } from './platform/event-log/subscriptions/subscriptions.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpClientModule } from './platform/http-client/http-client.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { LiveModule } from './platform/live/live.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { OpenApiModule } from './platform/openapi/openapi.module.js';
import { TaggedCacheModule } from './platform/tagged-cache/tagged-cache.module.js';
import { WebSocketModule } from './platform/websocket/websocket.module.js';

const features = [
  StoresModule,
  AccountsModule,
  TeamModule,
  StaffModule,
  PermissionRequestsModule,
  InstallationModule,
  OpeningModule,
  ProductsModule,
  CatalogueModule,
  ModelsModule,
  ProductFilesModule,
  ProductFeedModule,
  ProductRecordsModule,
  BasketsModule,
  BusinessModule,
  FavouritesModule,
  SearchModule,
  MediaModule,
  MockupsModule,
  ImagesModule,
  ImagePrewarmModule,
  PlansModule,
  PlansShopModule,
  ProductAdminModule,
  ProductGroupsModule,
  ImageImportModule,
  PagesModule,
  PageCommentsModule,
  PageSnippetsModule,
  InteractionsModule,
  ConnectModule,
  ContactModule,
  NewsletterModule,
  DemoModule,
  AdminModule,
  StorefrontModule,
  StoreSettingsModule,
  SplitTestsModule,
  ThemesModule,
  NotificationPushModule,
  OrdersModule,
  InvoicesModule,
  PaymentsModule,
  CheckoutModule,
  DiscountsModule,
  CustomersModule,
];

/** Storefront modules of the features, and the office page. */
const shops = [
  AccountsShopModule,
  BasketsShopModule,
  CatalogueShopModule,
  CheckoutShopModule,
  ContactShopModule,
  ErrorsShopModule,
  FavouritesShopModule,
  NewsletterShopModule,
  OrdersShopModule,
  OwnAccountShopModule,
  PagesShopModule,
  PaymentsShopModule,
  SearchShopModule,
  SiteShopModule,
  StoresShopModule,
  OfficeModule,
];

/** The whole server: the platform, then every feature. Only this file knows all of them. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        database(config),
        HealthModule,
        EventLogModule,
        SubscriptionsModule,
        BrowserErrorsModule,
        MetricsModule,
        TaggedCacheModule,
        JobsModule,
        MailModule,
        HttpClientModule,
        HttpModule,
        LiveModule,
        WebSocketModule,
        OpenApiModule.with(config),
        ...features,
        ...shops,
      ],
    };
  }
}

function database({ DATABASE_URL }: Config): DynamicModule {
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set.');
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...dataSourceOptions(DATABASE_URL),
      autoLoadEntities: true,
      retryAttempts: 0,
    }),
    dataSourceFactory: (options) => {
      if (options?.type !== 'postgres') throw new Error('The data source is not PostgreSQL.');
      return Promise.resolve(new ServerDataSource(options));
    },
  });
}
