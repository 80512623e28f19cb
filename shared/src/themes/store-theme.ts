import { themeChain } from './catalogue.js';
import { resolveTheme, type ResolvedTheme } from './resolve.js';
import { themeVersion } from './theme-version.js';
import { themeProblems } from './theme-values.js';
import type { ThemeValues } from './theme.js';

/** Theme fields of a store. */
export interface ThemedStore {
  readonly theme: string;
  readonly themeValues?: ThemeValues;
}

interface CachedTheme {
  readonly theme: ResolvedTheme;
  readonly version: string;
}

const nothing: ThemeValues = {};
/**
 * Keyed by the store's own values, which are the same object until the next save, and then by name.
 */
const themeCache = new WeakMap<ThemeValues, Map<string, CachedTheme>>();

function cachedThemeOf({ theme: name, themeValues = nothing }: ThemedStore): CachedTheme {
  const byName = themeCache.get(themeValues) ?? new Map<string, CachedTheme>();
  themeCache.set(themeValues, byName);
  const existing = byName.get(name);
  if (existing !== undefined) return existing;
  const theme = resolveTheme(soundChain(name, themeValues));
  const found = { theme, version: themeVersion(theme) };
  byName.set(name, found);
  return found;
}

/** Theme chain without the store's values that are no longer valid. */
function soundChain(name: string, values: ThemeValues) {
  const problems = themeProblems(themeChain(name), values);
  const sound = Object.fromEntries(
    Object.entries(values).filter(([key]) => !Object.hasOwn(problems, key)),
  );
  // Circular and unknown references are only detected for all values together.
  const isValid = Object.keys(themeProblems(themeChain(name), sound)).length === 0;
  return isValid ? themeChain(name, sound) : themeChain(name);
}

/** Theme of a store with its overrides, resolved once per saved state. */
export function themeOf(store: ThemedStore): ResolvedTheme {
  return cachedThemeOf(store).theme;
}

/** Version of a store's theme, part of its pages' cache keys. */
export function themeVersionOf(store: ThemedStore): string {
  return cachedThemeOf(store).version;
}
