import type { PagePayload } from '@selvedge/shared/storefront/contract';
import {
  triedThemeIn,
  type PageShown,
  type TriedTheme,
} from '@selvedge/shared/themes/preview-messages';
import { isNative } from '@selvedge/shared/themes/shown-theme';

import { triedPayload } from './tried-payload.js';

/**
 * THM-092: in the frame of the theme editor the page follows the theme that is being made, by one
 * adopted style sheet and without a reload. `render` gets what the page shows in its options, where they
 * change. A page that a visitor is on follows nobody (THM-005).
 */
export function followTheme(payload: PagePayload, render: (payload: PagePayload) => void): void {
  if (isNative({ mode: 'native' }, window.top === window)) return;
  const tryTheme = themeTrier(payload, render);
  addEventListener('message', (event) => {
    const tried = triedThemeIn(event, location.origin);
    if (tried !== undefined && event.source === window.parent) tryTheme(tried);
  });
  const shown: PageShown = {
    kind: 'selvedge-page-shown',
    page: { url: location.pathname, title: document.title },
  };
  window.parent.postMessage(shown, location.origin);
}

/** Shows the page in a theme that is kept nowhere; in its own again for null. */
export function themeTrier(
  payload: PagePayload,
  render: (payload: PagePayload) => void,
): (tried: Omit<TriedTheme, 'kind'> | null) => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let options = '';
  return (tried) => {
    sheet.replaceSync(tried?.css ?? '');
    const next = tried === null ? '' : JSON.stringify([tried.layout, tried.product]);
    if (next !== options) render(tried === null ? payload : triedPayload(payload, tried));
    options = next;
  };
}
