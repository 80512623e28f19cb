import type { ScreenName, ShopRenderer } from '@selvedge/shared/storefront/contract';
import { renderToString } from 'react-dom/server';

import { DRAWN_PARTS } from './drawn-parts.js';
import { useKnownCard } from './known-cards.js';
import { KNOWN_PARTS } from './known-parts.js';
import { Shop, type AnyScreen } from './Shop.js';
import { typesOf } from '../../blocks/types-of.js';
import { ALL_VIEWS } from '../../blocks/views.js';
import { CountdownPage, LoginPage, UnderReviewPage } from '../../features/access/index.js';
import { BasketPage } from '../../features/basket/index.js';
import { CheckoutPage } from '../../features/checkout/index.js';
import { CollectionPage } from '../../features/collection/index.js';
import { CreatorPage } from '../../features/creator/index.js';
import { FavouritesPage } from '../../features/favourites/index.js';
import { HomePage } from '../../features/home/index.js';
import { FailedPage, ForbiddenPage, NotFoundPage } from '../../features/notices/index.js';
import { ReceiptPage } from '../../features/order-tracking/index.js';
import { blockPage } from '../../features/page/index.js';
import { PayPage } from '../../features/payment/index.js';
import { PolicyPage } from '../../features/policies/index.js';
import { ProductPage } from '../../features/product/index.js';
import { SearchPage } from '../../features/search/index.js';
import { SitemapPage } from '../../features/sitemap/index.js';
import { CardDrawing } from '../../ui/shop/ProductCard.js';

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
  page: blockPage(ALL_VIEWS),
  policy: PolicyPage,
  'not-found': NotFoundPage,
  forbidden: ForbiddenPage,
  failed: FailedPage,
};

const feature = (name: string): string => `src/features/${name}/index.ts`;

const MODULES: Readonly<Record<ScreenName, string>> = {
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
  page: feature('page'),
  policy: feature('policies'),
  'not-found': feature('notices'),
  forbidden: feature('notices'),
  failed: feature('notices'),
};

export const modulesOf: ShopRenderer['modulesOf'] = (screen) => [
  MODULES[screen.name],
  ...(screen.name === 'page' ? typesOf(screen.blocks) : []).map(
    // BLK-032: a slide is a banner in another place.
    (type) => `src/blocks/${type === 'slide' ? 'banner' : type}/View.tsx`,
  ),
];

export const render: ShopRenderer['render'] = (payload) =>
  renderToString(
    <CardDrawing value={useKnownCard}>
      <Shop payload={payload} Screen={SCREENS[payload.screen.name]} parts={KNOWN_PARTS} />
    </CardDrawing>,
  );

export const renderAnew: ShopRenderer['renderAnew'] = (payload) =>
  renderToString(
    <Shop payload={payload} Screen={SCREENS[payload.screen.name]} parts={DRAWN_PARTS} />,
  );
