import { cssPropertyOf, isThemeKey, isVisual } from '@selvedge/shared/themes/keys';
import { referencedKey } from '@selvedge/shared/themes/page-reference';

/** THM-065: what the values of a page are in the theme that this page is shown in. */
export class ThemeReferences {
  private readonly resolved = new Map<string, string | undefined>();

  /** The same, or the value of the key that it points at; undefined where it points at nothing. */
  readonly valueOf = (value: string): string | undefined => {
    const key = referencedKey(value);
    if (key === undefined) return value;
    const is = valueNow(key);
    this.resolved.set(key, is);
    return is;
  };

  /** Whether one of those that were asked for has another value by now: another theme is tried. */
  haveChanged(): boolean {
    const changed = [...this.resolved].some(([key, was]) => valueNow(key) !== was);
    if (changed) this.resolved.clear();
    return changed;
  }
}

function valueNow(key: string): string | undefined {
  if (!isThemeKey(key) || !isVisual(key)) return undefined;
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(cssPropertyOf(key)) || undefined;
}
