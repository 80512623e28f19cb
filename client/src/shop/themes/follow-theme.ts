import type { PagePayload } from '@selvedge/shared/storefront/contract';
import { triedThemeIn, type PageShown } from '@selvedge/shared/themes/preview-messages';
import { isNative } from '@selvedge/shared/themes/shown-theme';

import { triedPayload } from './tried-payload.js';

/**
 * THM-092: in the frame of the theme editor the page follows the theme that is being made, by one
 * adopted style sheet and without a reload. `render` gets what the page shows in its options, where they
 * change. A page that a visitor is on follows nobody (THM-005).
 */
export function followTheme(payload: PagePayload, render: (payload: PagePayload) => void): void {
  if (isNative({ mode: 'native' }, window.top === window)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let options = '';
  addEventListener('message', (event) => {
    const tried = triedThemeIn(event, location.origin);
    if (tried === undefined || event.source !== window.parent) return;
    sheet.replaceSync(tried.css);
    const { layout, product } = tried;
    const next = JSON.stringify({ layout, product });
    if (next !== options) render(triedPayload(payload, tried));
    options = next;
  });
  const shown: PageShown = {
    kind: 'selvedge-page-shown',
    page: { url: location.pathname, title: document.title },
  };
  window.parent.postMessage(shown, location.origin);
}
