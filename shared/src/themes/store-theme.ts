import { themeChain } from './catalogue.js';
import { resolveTheme, type ResolvedTheme } from './resolve.js';
import { themeVersion } from './theme-version.js';
import { themeProblems } from './theme-values.js';
import type { ThemeValues } from './theme.js';

/** The part of a store that its looks come from. */
export interface ThemedStore {
  readonly theme: string;
  readonly themeValues?: ThemeValues;
}

interface CachedTheme {
  readonly theme: ResolvedTheme;
  readonly version: string;
}

const nothing: ThemeValues = {};
/** By the store's own values, which are the same object until it is saved again; then by the name. */
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

/** A shop is shown without those of its own values that no theme can have any longer. */
function soundChain(name: string, values: ThemeValues) {
  const problems = themeProblems(themeChain(name), values);
  const sound = Object.fromEntries(
    Object.entries(values).filter(([key]) => !Object.hasOwn(problems, key)),
  );
  // What points in a circle, or at nothing, is told of all of them together.
  const isSound = Object.keys(themeProblems(themeChain(name), sound)).length === 0;
  return isSound ? themeChain(name, sound) : themeChain(name);
}

/** THM-092: a store's theme with what it overrides, resolved once for each saved state. */
export function themeOf(store: ThemedStore): ResolvedTheme {
  return cachedThemeOf(store).theme;
}

/** The version of a store's theme: part of the key of its kept pages. */
export function themeVersionOf(store: ThemedStore): string {
  return cachedThemeOf(store).version;
}
