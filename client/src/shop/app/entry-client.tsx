import type { PagePayload, ScreenName } from '@selvedge/shared/storefront/contract';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { closeMenus, fireActions } from './page-events.js';
import { STILL_PARTS } from '../frame/parts.js';
import { Shop, type AnyScreen } from '../frame/Shop.js';
import { setBasketCount } from '../../lib/basket-count.js';
import { setFavourites } from '../../lib/favourites.js';

/** A page loads the screen that it shows and no other. */
const SCREENS: Readonly<Record<ScreenName, (payload: PagePayload) => Promise<AnyScreen>>> = {
  home: async () => (await import('../catalogue/home/index.js')).HomePage,
  collection: async () => (await import('../catalogue/collection/index.js')).CollectionPage,
  creator: async () => (await import('../catalogue/creator/index.js')).CreatorPage,
  product: async () => (await import('../catalogue/product/index.js')).ProductPage,
  basket: async () => (await import('../baskets/index.js')).BasketPage,
  checkout: async () => (await import('../checkout/index.js')).CheckoutPage,
  pay: async () => (await import('../payments/index.js')).PayPage,
  receipt: async () => (await import('../orders/index.js')).ReceiptPage,
  search: async () => (await import('../search/index.js')).SearchPage,
  favourites: async () => (await import('../favourites/index.js')).FavouritesPage,
  login: async () => (await import('../accounts/index.js')).LoginPage,
  countdown: async () => (await import('../accounts/index.js')).CountdownPage,
  'under-review': async () => (await import('../accounts/index.js')).UnderReviewPage,
  sitemap: async () => (await import('../site/sitemap/index.js')).SitemapPage,
  page: async ({ screen }) => {
    const { loadBlockPage } = await import('../pages/index.js');
    return loadBlockPage(screen.name === 'page' ? screen.blocks : []);
  },
  policy: async () => (await import('../site/legal/index.js')).PolicyPage,
  'not-found': async () => (await import('../errors/index.js')).NotFoundPage,
  forbidden: async () => (await import('../errors/index.js')).ForbiddenPage,
  failed: async () => (await import('../errors/index.js')).FailedPage,
};

const root = document.getElementById('root');
const state = document.getElementById('payload')?.textContent;
if (root !== null && state) {
  // The server wrote it into this page from the same contract.
  const payload = JSON.parse(state) as PagePayload;
  setBasketCount(payload.basketQuantity ?? 0);
  setFavourites(payload.favourites ?? []);
  const Screen = await SCREENS[payload.screen.name](payload);
  const isFramed = window.parent !== window;
  const drawn = async () => (await import('../frame/drawn-parts.js')).DRAWN_PARTS;
  const parts = isFramed ? await drawn() : STILL_PARTS;
  let shop: Root | undefined;
  // In slices, between which the page answers: as one task it would hold a slow phone up.
  startTransition(() => {
    shop = hydrateRoot(root, <Shop payload={payload} Screen={Screen} parts={parts} />, {
      // Somebody else has changed the page, an extension for one: React draws all of it anew.
      onRecoverableError: (error) => {
        reportError(error);
        void drawn().then((all) => {
          shop?.render(<Shop payload={payload} Screen={Screen} parts={all} />);
        });
      },
    });
  });
  document.addEventListener('click', fireActions);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, closeMenus);
  // MKT-008: whoever edits the page has seen it.
  if (!isFramed && payload.frame.popup) void import('../frame/greet.js');
  if (isFramed) {
    const { followTheme } = await import('../themes/index.js');
    followTheme(payload, (tried) => {
      shop?.render(<Shop payload={tried} Screen={Screen} parts={parts} />);
    });
  }
}
