import { cssPropertyOf, isThemeKey, isVisual } from '@selvedge/shared/themes/keys';
import { referencedKey } from '@selvedge/shared/themes/page-reference';

/**
 * THM-065: what a value of a page is in the theme that this page is shown in: the same, or the value of
 * the key that it points at; undefined where it points at nothing.
 */
export function themedByPage(value: string): string | undefined {
  const key = referencedKey(value);
  if (key === undefined) return value;
  if (!isThemeKey(key) || !isVisual(key)) return undefined;
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(cssPropertyOf(key)) || undefined;
}
