import { fontOf } from './fonts.js';
import { cssPropertyOf, isThemeKey, isVisual, THEME_KEYS, type ThemeKey } from './keys.js';
import type { Theme } from './theme.js';

/** A resolved value, and the theme of the chain that set it (null: the key's default). */
export interface ThemeValue {
  readonly value: string;
  readonly from: string | null;
}

export type ResolvedTheme = Readonly<Record<ThemeKey, ThemeValue>>;

// Object.keys forgets the literal names that the list was declared with.
const keys = Object.keys(THEME_KEYS) as ThemeKey[];
const reference = /^\{(.+)\}$/;

/** THM-004: merges the chain, the last wins, and follows references. Throws on a cycle or an unknown key. */
export function resolveTheme(chain: readonly Theme[]): ResolvedTheme {
  const set = (themeKey: ThemeKey): ThemeValue => {
    const level = chain.findLast(({ values }) => values[themeKey] !== undefined);
    const value = level?.values[themeKey] ?? THEME_KEYS[themeKey].default;
    return { value, from: level?.name ?? null };
  };
  const follow = (themeKey: ThemeKey, seen: readonly ThemeKey[]): string => {
    if (seen.includes(themeKey)) throw new Error(`Theme keys in a circle: ${seen.join(' → ')}`);
    const { value } = set(themeKey);
    const target = reference.exec(value)?.[1];
    if (target === undefined) return value;
    if (!isThemeKey(target)) throw new Error(`Unknown theme key: ${target}`);
    return follow(target, [...seen, themeKey]);
  };
  const entries = keys.map((name) => [name, { ...set(name), value: follow(name, []) }]);
  // One entry for every key of the list.
  return Object.fromEntries(entries) as ResolvedTheme;
}

/** CSS custom properties of a theme: what is inlined in the head, and nothing else. */
export function themeProperties(theme: ResolvedTheme): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keys.filter(isVisual).map((name) => {
      const { value } = theme[name];
      const css = THEME_KEYS[name].kind === 'font' ? fontOf(value).stack : value;
      return [cssPropertyOf(name), css];
    }),
  );
}

/** The files of the fonts that a page in this theme shows at once. */
export function themeFontFiles(theme: ResolvedTheme): readonly string[] {
  const names = ['text.font', 'heading.1.font'] as const;
  const files = names.flatMap((name) => fontOf(theme[name].value).file ?? []);
  return [...new Set(files)];
}
