import { evaluate } from './derive.js';
import { fontOf } from './fonts.js';
import { cssPropertyOf, isThemeKey, isVisual, THEME_KEYS, THEME_KEY_NAMES } from './keys.js';
import type { ThemeKey } from './keys.js';
import type { Theme } from './theme.js';
import { hexColour } from '../colours/hex-colour.js';

/** Resolved value, and the theme of the chain that set it; null for the key's default. */
export interface ThemeValue {
  readonly value: string;
  readonly from: string | null;
}

export type ResolvedTheme = Readonly<Record<ThemeKey, ThemeValue>>;

/** Value as written in the chain, before references are followed. */
export function written(chain: readonly Theme[], themeKey: ThemeKey): ThemeValue {
  const level = chain.findLast(({ values }) => values[themeKey] !== undefined);
  const value = level?.values[themeKey] ?? THEME_KEYS[themeKey].default;
  return { value, from: level?.name ?? null };
}

/** Normalises colours for comparison and calculation. */
function plain(themeKey: ThemeKey, value: string): string {
  if (THEME_KEYS[themeKey].kind !== 'colour') return value;
  const hex = hexColour(value);
  if (hex === undefined) throw new Error(`Not a colour: ${themeKey} ${value}`);
  return hex;
}

/**
 * Merges the chain, where the last theme wins, follows references and derives colours. Throws for
 * circular references, unknown keys and invalid colours.
 */
export function resolveTheme(chain: readonly Theme[]): ResolvedTheme {
  const resolved = new Map<ThemeKey, string>();
  const valueOf = (name: string, path: readonly string[]): string => {
    if (!isThemeKey(name)) throw new Error(`Unknown theme key: ${name}`);
    const nextPath = [...path, name];
    if (path.includes(name)) {
      const circle = nextPath.slice(path.indexOf(name));
      throw new Error(`Circular theme keys: ${circle.join(' → ')}`);
    }
    const { value } = written(chain, name);
    const found =
      resolved.get(name) ??
      plain(
        name,
        evaluate(value, (target) => valueOf(target, nextPath)),
      );
    resolved.set(name, found);
    return found;
  };
  const entries = THEME_KEY_NAMES.map((name) => {
    return [name, { value: valueOf(name, []), from: written(chain, name).from }];
  });
  // One entry for every key of the list.
  return Object.fromEntries(entries) as ResolvedTheme;
}

/** CSS custom properties of a theme, inlined in the page head. */
export function themeProperties(theme: ResolvedTheme): Readonly<Record<string, string>> {
  return Object.fromEntries(
    THEME_KEY_NAMES.filter(isVisual).map((name) => {
      const { value } = theme[name];
      const css = THEME_KEYS[name].kind === 'font' ? fontOf(value).stack : value;
      return [cssPropertyOf(name), css];
    }),
  );
}

/** Distinct font names of a theme. */
export function themeFonts(theme: ResolvedTheme): readonly string[] {
  const names = THEME_KEY_NAMES.filter((name) => THEME_KEYS[name].kind === 'font');
  return [...new Set(names.map((name) => theme[name].value))];
}
