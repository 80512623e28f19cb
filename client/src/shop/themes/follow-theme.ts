import type { PagePayload } from '@selvedge/shared/storefront/contract';
import {
  triedThemeIn,
  type PageShown,
  type TriedTheme,
} from '@selvedge/shared/themes/preview-messages';
import { isNative } from '@selvedge/shared/themes/shown-theme';

import { triedPayload } from './tried-payload.js';

/**
 * Previews the theme in the theme editor's frame, by an adopted style sheet without a reload
 * (THM-092). `render` is called when options change. Pages outside the editor ignore messages
 * (THM-005).
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

/** Shows the page in an unsaved theme; null restores its own. */
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
