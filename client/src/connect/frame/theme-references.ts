import { cssPropertyOf, isThemeKey, isVisual } from '@selvedge/shared/themes/keys';
import { referencedKey } from '@selvedge/shared/themes/page-reference';

/** Resolves theme references in property values against the theme on this page. */
export class ThemeReferences {
  private readonly resolved = new Map<string, string | undefined>();

  /**
   * Returns the value itself, or the value of the theme key it refers to; undefined for an unknown
   * key.
   */
  readonly valueOf = (value: string): string | undefined => {
    const key = referencedKey(value);
    if (key === undefined) return value;
    const is = valueNow(key);
    this.resolved.set(key, is);
    return is;
  };

  /** Whether a resolved key has a new value, because another theme is previewed. */
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
