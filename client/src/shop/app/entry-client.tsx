import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ScreenName } from '@selvedge/shared/storefront/screens';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { STILL_FRAGMENTS } from '../frame/frame-fragments.js';
import { Shop } from '../frame/Shop.js';
import { setBasketCount } from '../../lib/basket-count.js';
import { readFields } from '../../lib/early-fields.js';
import { setFavourites } from '../../lib/favourites.js';
import { shownBy, viewsFor, type AnyScreenView } from '../../lib/screen.js';

interface ScreenModule {
  readonly screen: AnyScreenView;
}

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

/**
 * Loads the view of a screen. The page names its file, so that visitors do not download the list of
 * all screens.
 */
async function loadScreen(name: ScreenName): Promise<AnyScreenView> {
  const file = program?.dataset['screen'];
  // The server names a module of the same build.
  const named = file && (import(/* @vite-ignore */ file) as Promise<ScreenModule>);
  const { screen } = await (named || (await import('./loaders.gen.js')).LOADERS[name]());
  return screen;
}

const program = document.querySelector<HTMLScriptElement>('script[data-program]');
const root = document.getElementById('root');
const state = document.getElementById('payload')?.textContent;
if (root && state) {
  // Written into the page by the server from the same contract.
  const payload = JSON.parse(state) as PagePayload;
  setBasketCount(payload.basketQuantity ?? 0);
  setFavourites(payload.favourites ?? []);
  const screen = await loadScreen(payload.screen.name);
  const views = await viewsFor(screen, payload.screen);
  const shown = shownBy(screen, views);
  // A window opened by an editor is treated like a frame.
  const isFramed = window.parent !== window || payload.modes?.page === 'unknown';
  const loadFragments = async () => (await import('../frame/static-fragments.js')).STATIC_FRAGMENTS;
  const fragments = isFramed ? await loadFragments() : STILL_FRAGMENTS;
  let shop: Root | undefined;
  /** Renders the whole page, since still fragments are only valid for hydration. */
  const rerender = async (changes: Partial<PagePayload> = {}): Promise<void> => {
    const all = await loadFragments();
    shop?.render(<Shop payload={{ ...payload, ...changes }} shown={shown} fragments={all} />);
  };
  const renderAgain = (error: unknown): void => {
    reportError(error);
    void rerender();
  };
  const early = readFields(root);
  const hydrated = new Promise<void>((resolve) => {
    const onReady = (): void => {
      program?.setAttribute('data-ready', '');
      resolve();
    };
    // As a transition, so that hydration does not block input on slow phones.
    startTransition(() => {
      shop = hydrateRoot(root, <Shop {...{ payload, shown, fragments, onReady }} />, {
        // The DOM was changed by something else, for example an extension.
        onRecoverableError: renderAgain,
        // A region failed and is rendered again.
        onCaughtError: renderAgain,
      });
    });
  });
  if (isFramed) {
    // A text edited before hydration would be lost.
    const [{ followEditors }] = await Promise.all([import('./framed.js'), hydrated]);
    followEditors({ payload, view: screen, views, shown }, (next, by) => {
      shop?.render(<Shop payload={next} shown={by} fragments={fragments} />);
    });
  } else {
    const [{ followPage }] = await Promise.all([import('./follow-page.js'), hydrated]);
    followPage({ root, payload, view: screen, early, rerender });
  }
}
