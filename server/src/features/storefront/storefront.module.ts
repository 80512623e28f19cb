import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { TaggedCache } from '../../platform/tagged-cache/tagged-cache.js';
import { ContentCache } from './cache/content-cache.js';
import { PageCache, htmlCacheLimit } from './cache/page-cache.js';
import { ClientFiles } from './render/client-files.js';
import { PageRenderer } from './render/page-renderer.js';
import { ShopBundle } from './render/shop-bundle.js';
import { PersonalSources } from './request/personal-sources.js';
import { ShopAddresses } from './request/shop-addresses.js';
import { ShopRequestHook } from './request/shop-request.hook.js';
import { ShopRequests } from './request/shop-requests.js';
import { TextRoutes } from './request/text-routes.js';
import { VisitorCountry } from './request/visitor-country.js';
import { AtlasPages } from './screens/atlas-pages.js';
import { ErrorScreens } from './screens/error-screens.js';
import { PersonalPages } from './screens/personal-pages.js';
import { SharedPages } from './screens/shared-pages.js';
import { ScreenAnswers } from './screens/screen-answers.js';
import { ScreenSources } from './screens/screen-sources.js';
import { SharedTexts } from './screens/shared-texts.js';
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
    PersonalSources,
    TextRoutes,
    ShopAddresses,
    ShopRequestHook,
    PageCache,
    { provide: TaggedCache, useFactory: () => new TaggedCache(htmlCacheLimit) },
    ContentCache,
    ScreenSources,
    SharedPages,
    PersonalPages,
    ScreenAnswers,
    SharedTexts,
    ErrorScreens,
    AtlasPages,
  ],
  exports: [AtlasPages, PersonalPages, PersonalSources, SharedTexts, ShopRequests],
})
export class StorefrontModule {}
