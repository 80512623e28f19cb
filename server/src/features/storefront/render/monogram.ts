import { firstCharacter } from '@selvedge/shared/texts/short-text';

import type { ThemeProperties } from './page-document.js';

/** Default icon of a store as a data URL (SEO-010). */
export function monogramOf(name: string, properties: ThemeProperties): string {
  return `data:image/svg+xml,${encodeURIComponent(monogramDrawing(name, properties))}`;
}

/** Default icon of a store as SVG: its initial in the theme's main colours. */
export function monogramDrawing(name: string, properties: ThemeProperties): string {
  const initial = firstCharacter(name.trim());
  const colour = properties['--primary-color'] ?? 'black';
  const on = properties['--primary-contrastColor'] ?? 'white';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${on}">${entityOf(initial.toUpperCase())}</text></svg>`;
}

/** Encodes any character so that it cannot become markup. */
function entityOf(sign: string): string {
  return [...sign].map((one) => `&#${one.codePointAt(0) ?? 0};`).join('');
}
