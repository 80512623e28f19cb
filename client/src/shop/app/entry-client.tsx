import type { PagePayload } from '@selvedge/shared/storefront/contract';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { LOADERS } from './loaders.gen.js';
import { STILL_FRAGMENTS } from '../frame/frame-fragments.js';
import { Shop } from '../frame/Shop.js';
import { setBasketCount } from '../../lib/basket-count.js';
import { setFavourites } from '../../lib/favourites.js';
import { shownBy, viewsFor } from '../../lib/screen.js';

/** Once somebody does something, or something fails: no page waits for it. */
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
  // The server wrote it into this page from the same contract.
  const payload = JSON.parse(state) as PagePayload;
  setBasketCount(payload.basketQuantity ?? 0);
  setFavourites(payload.favourites ?? []);
  const { screen } = await LOADERS[payload.screen.name]();
  const views = await viewsFor(screen, payload.screen);
  const shown = shownBy(screen, views);
  // A window that an editor has opened is as good as a frame.
  const isFramed = window.parent !== window || payload.modes?.page === 'unknown';
  const loadFragments = async () => (await import('../frame/static-fragments.js')).STATIC_FRAGMENTS;
  const fragments = isFramed ? await loadFragments() : STILL_FRAGMENTS;
  let shop: Root | undefined;
  // In slices, between which the page answers: as one task it would hold a slow phone up.
  startTransition(() => {
    shop = hydrateRoot(root, <Shop payload={payload} shown={shown} fragments={fragments} />, {
      // Somebody else has changed the page, an extension for one: React draws all of it anew.
      onRecoverableError: (error) => {
        reportError(error);
        void loadFragments().then((all) => {
          shop?.render(<Shop payload={payload} shown={shown} fragments={all} />);
        });
      },
    });
  });
  if (isFramed) {
    const { followEditors } = await import('./framed.js');
    followEditors({ payload, view: screen, views, shown }, (next, by) => {
      shop?.render(<Shop payload={next} shown={by} fragments={fragments} />);
    });
  } else {
    const { popup, measuring, splitTests } = payload.frame;
    if (popup || measuring || splitTests || 'splitTests' in payload.screen)
      (await import('./afterwards.js')).begin(payload, screen);
  }
}
