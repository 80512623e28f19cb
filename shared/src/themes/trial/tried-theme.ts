import { fontFaces, type FontUrls } from '../fonts.js';
import { layoutOptions } from '../layout-options.js';
import type { TriedTheme } from '../preview-messages.js';
import { productOptions } from '../product-options.js';
import { themeFonts, themeProperties, type ResolvedTheme } from '../resolve.js';

/**
 * Message for a page that previews a theme: one style sheet, and the settings that are not styles.
 */
export function triedTheme(theme: ResolvedTheme, urlOf: FontUrls): TriedTheme {
  const faces = themeFonts(theme).map((name) => fontFaces(name, urlOf));
  const properties = Object.entries(themeProperties(theme)).map((pair) => pair.join(':'));
  return {
    kind: 'selvedge-tried-theme',
    css: `${faces.join('')}:root{${properties.join(';')}}`,
    layout: layoutOptions(theme),
    product: productOptions(theme),
  };
}
