import { isThemeKey, THEME_KEYS } from '@selvedge/shared/themes/keys';
import { referencedKey } from '@selvedge/shared/themes/page-reference';

import type { ThemeOfPage } from './theme-of-page.js';

/**
 * Label of a value that refers to the theme: "Theme: Fraunces"; the name of the key while the theme
 * has no value. Undefined for a literal.
 */
export function themeLabel(value: string, themed: ThemeOfPage): string | undefined {
  const key = referencedKey(value);
  if (key === undefined) return undefined;
  const held = firstFamily(themed(value) ?? '');
  const name = isThemeKey(key) ? THEME_KEYS[key].label : key;
  return `Theme: ${held === '' ? name : held}`;
}

/** First family of a font stack without quotes; other values are returned unchanged. */
function firstFamily(value: string): string {
  const [first = ''] = value.split(',');
  const isStack = /^["'\w]/.test(first) && !first.includes('(');
  return (isStack ? first : value).trim().replaceAll(/["']/g, '');
}
