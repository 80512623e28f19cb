import type { ScreenName, ShopRenderer } from '@selvedge/shared/storefront/contract';
import { renderToString } from 'react-dom/server';

import { Shop, type AnyScreen } from './Shop.js';
import { CountdownPage, LoginPage, UnderReviewPage } from '../../features/access/index.js';
import { BasketPage } from '../../features/basket/index.js';
import { CheckoutPage } from '../../features/checkout/index.js';
import { CollectionPage } from '../../features/collection/index.js';
import { CreatorPage } from '../../features/creator/index.js';
import { FavouritesPage } from '../../features/favourites/index.js';
import { HomePage } from '../../features/home/index.js';
import { FailedPage, ForbiddenPage, NotFoundPage } from '../../features/notices/index.js';
import { ReceiptPage } from '../../features/order-tracking/index.js';
import { PayPage } from '../../features/payment/index.js';
import { PolicyPage } from '../../features/policies/index.js';
import { ProductPage } from '../../features/product/index.js';
import { SearchPage } from '../../features/search/index.js';
import { SitemapPage } from '../../features/sitemap/index.js';

const SCREENS: Readonly<Record<ScreenName, AnyScreen>> = {
  home: HomePage,
  collection: CollectionPage,
  creator: CreatorPage,
  product: ProductPage,
  basket: BasketPage,
  checkout: CheckoutPage,
  pay: PayPage,
  receipt: ReceiptPage,
  search: SearchPage,
  favourites: FavouritesPage,
  login: LoginPage,
  countdown: CountdownPage,
  'under-review': UnderReviewPage,
  sitemap: SitemapPage,
  policy: PolicyPage,
  'not-found': NotFoundPage,
  forbidden: ForbiddenPage,
  failed: FailedPage,
};

const feature = (name: string): string => `src/features/${name}/index.ts`;

export const modules: ShopRenderer['modules'] = {
  home: feature('home'),
  collection: feature('collection'),
  creator: feature('creator'),
  product: feature('product'),
  basket: feature('basket'),
  checkout: feature('checkout'),
  pay: feature('payment'),
  receipt: feature('order-tracking'),
  search: feature('search'),
  favourites: feature('favourites'),
  login: feature('access'),
  countdown: feature('access'),
  'under-review': feature('access'),
  sitemap: feature('sitemap'),
  policy: feature('policies'),
  'not-found': feature('notices'),
  forbidden: feature('notices'),
  failed: feature('notices'),
};

export const render: ShopRenderer['render'] = (payload) =>
  renderToString(<Shop payload={payload} Screen={SCREENS[payload.screen.name]} />);
