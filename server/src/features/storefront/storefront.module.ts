import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { ContentCache } from './cache/content-cache.service.js';
import { PageCacheHook } from './cache/page-cache.hook.js';
import { PageCache, htmlCacheLimit } from './cache/page-cache.service.js';
import { ClientFiles } from './render/client-files.http.js';
import { PageRenderer } from './render/page-renderer.service.js';
import { ShopBundle } from './render/shop-bundle.adapter.js';
import { GuardFailures } from './request/guard-failures.http.js';
import { PersonalSources } from './request/personal-sources.service.js';
import { ShopAddresses } from './request/shop-addresses.http.js';
import { ShopRequestHook } from './request/shop-request.hook.js';
import { ShopRequests } from './request/shop-requests.http.js';
import { SplitSessions } from './request/split-variations.http.js';
import { TextRoutes } from './request/text-routes.service.js';
import { VisitorCookies } from './request/visitor-cookies.http.js';
import { VisitorToken } from './request/visitor-token.http.js';
import { VisitorCountry } from './request/visitor-country.http.js';
import { AtlasPages } from './screens/atlas-pages.http.js';
import { CountedPages } from './screens/counted-pages.http.js';
import { ErrorScreens } from './screens/error-screens.http.js';
import { PersonalPages } from './screens/personal-pages.http.js';
import { ScreenAnswers } from './screens/screen-answers.http.js';
import { ScreenPages } from './screens/screen-pages.service.js';
import { ScreenSources } from './screens/screen-sources.service.js';
import { SharedTexts } from './screens/shared-texts.http.js';
import { ShopScreensController } from './screens/shop-screens.controller.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [ShopScreensController],
  providers: [
    ShopBundle,
    ClientFiles,
    PageRenderer,
    ShopRequests,
    VisitorCountry,
    VisitorToken,
    SplitSessions,
    GuardFailures,
    VisitorCookies,
    PersonalSources,
    TextRoutes,
    ShopAddresses,
    ShopRequestHook,
    PageCache,
    PageCacheHook,
    { provide: TaggedCache, useFactory: () => new TaggedCache(htmlCacheLimit) },
    ContentCache,
    ScreenSources,
    ScreenPages,
    CountedPages,
    PersonalPages,
    ScreenAnswers,
    SharedTexts,
    ErrorScreens,
    AtlasPages,
  ],
  exports: [AtlasPages, PersonalPages, PersonalSources, SharedTexts, ShopRequests, SplitSessions],
})
export class StorefrontModule {}
