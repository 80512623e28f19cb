import type { ScreenName, ShopRenderer } from '@selvedge/shared/storefront/contract';
import { renderToString } from 'react-dom/server';

import { DRAWN_PARTS } from '../frame/drawn-parts.js';
import { useKnownCard } from '../frame/known-cards.js';
import { KNOWN_PARTS } from '../frame/known-parts.js';
import { Shop, type AnyScreen } from '../frame/Shop.js';
import { typesOf } from '../../blocks/types-of.js';
import { ALL_VIEWS } from '../../blocks/views.gen.js';
import { CountdownPage, LoginPage, UnderReviewPage } from '../accounts/index.js';
import { BasketPage } from '../baskets/index.js';
import { CheckoutPage } from '../checkout/index.js';
import { CollectionPage } from '../catalogue/collection/index.js';
import { CreatorPage } from '../catalogue/creator/index.js';
import { FavouritesPage } from '../favourites/index.js';
import { HomePage } from '../catalogue/home/index.js';
import { FailedPage, ForbiddenPage, NotFoundPage } from '../errors/index.js';
import { ReceiptPage } from '../orders/index.js';
import { blockPage } from '../pages/index.js';
import { PayPage } from '../payments/index.js';
import { PolicyPage } from '../site/legal/index.js';
import { ProductPage } from '../catalogue/product/index.js';
import { SearchPage } from '../search/index.js';
import { SitemapPage } from '../site/sitemap/index.js';
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

const feature = (name: string): string => `src/shop/${name}/index.ts`;

const MODULES: Readonly<Record<ScreenName, string>> = {
  home: feature('catalogue/home'),
  collection: feature('catalogue/collection'),
  creator: feature('catalogue/creator'),
  product: feature('catalogue/product'),
  basket: feature('baskets'),
  checkout: feature('checkout'),
  pay: feature('payments'),
  receipt: feature('orders'),
  search: feature('search'),
  favourites: feature('favourites'),
  login: feature('accounts'),
  countdown: feature('accounts'),
  'under-review': feature('accounts'),
  sitemap: feature('site/sitemap'),
  page: feature('pages'),
  policy: feature('site/legal'),
  'not-found': feature('errors'),
  forbidden: feature('errors'),
  failed: feature('errors'),
};

export const modulesOf: ShopRenderer['modulesOf'] = (screen) => [
  MODULES[screen.name],
  ...(screen.name === 'page' ? typesOf(screen.blocks) : []).map(
    (type) => `src/blocks/${type}/view.tsx`,
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
