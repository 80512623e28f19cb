import type { PagePayload } from '@selvedge/shared/storefront/contract';
import { startTransition, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { LOADERS } from './loaders.gen.js';
import { STILL_FRAGMENTS } from '../frame/frame-fragments.js';
import { Shop } from '../frame/Shop.js';
import { setBasketCount } from '../../lib/basket-count.js';
import { setFavourites } from '../../lib/favourites.js';
import { shownBy, viewsFor } from '../../lib/screen.js';
import { watchTranslation } from '../../lib/watch-translation.js';

/** Loads error reporting on the first interaction or error, so that it does not delay the page. */
const noticed = (event: Event): void => {
  void import('./page-events.js').then(
    ({ take }) => {
      take(event);
    },
    () => undefined,
  );
};
for (const kind of ['click', 'pointerdown', 'keydown', 'error', 'unhandledrejection'])
  addEventListener(kind, noticed);

const root = document.getElementById('root');
const state = document.getElementById('payload')?.textContent;
if (root && state) {
  // Written into the page by the server from the same contract.
  const payload = JSON.parse(state) as PagePayload;
  setBasketCount(payload.basketQuantity ?? 0);
  setFavourites(payload.favourites ?? []);
  const { screen } = await LOADERS[payload.screen.name]();
  const views = await viewsFor(screen, payload.screen);
  const shown = shownBy(screen, views);
  // A window opened by an editor is treated like a frame.
  const isFramed = window.parent !== window || payload.modes?.page === 'unknown';
  const loadFragments = async () => (await import('../frame/static-fragments.js')).STATIC_FRAGMENTS;
  const fragments = isFramed ? await loadFragments() : STILL_FRAGMENTS;
  const framed = isFramed ? await import('./framed.js') : undefined;
  const treeOf = (page: ReactElement) => framed?.watched(page) ?? page;
  watchTranslation();
  let shop: Root | undefined;
  /** Renders the whole page, since still fragments are only valid for hydration. */
  const renderAgain = (error: unknown): void => {
    reportError(error);
    void loadFragments().then((all) => {
      shop?.render(treeOf(<Shop payload={payload} shown={shown} fragments={all} />));
    });
  };
  // As a transition, so that hydration does not block input on slow phones.
  startTransition(() => {
    const page = <Shop payload={payload} shown={shown} fragments={fragments} />;
    shop = hydrateRoot(root, treeOf(page), {
      // The DOM was changed by something else, for example an extension.
      onRecoverableError: renderAgain,
      // A region failed and is rendered again.
      onCaughtError: renderAgain,
    });
  });
  if (framed) {
    framed.followEditors({ payload, view: screen, views, shown }, (next, by) => {
      shop?.render(framed.watched(<Shop payload={next} shown={by} fragments={fragments} />));
    });
  } else {
    const { followReturns, refreshCounts } = await import('./follow-returns.js');
    followReturns(() => {
      void refreshCounts().then(async (current) => {
        if (!current || current.account?.name === payload.account?.name) return;
        const all = await loadFragments();
        shop?.render(<Shop payload={{ ...payload, ...current }} shown={shown} fragments={all} />);
      });
    });
    const { popup, measuring, splitTests } = payload.frame;
    if (popup || measuring || splitTests || 'splitTests' in payload.screen)
      (await import('./deferred-features.js')).startDeferredFeatures(payload, screen);
  }
}
