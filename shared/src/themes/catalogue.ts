import { apothecary } from './named/apothecary.js';
import { calmThemes } from './named/calm.js';
import { deprecatedThemes } from './named/deprecated.js';
import {
  atlas,
  atlasDark,
  base,
  teemill,
  teemillDark,
  teemillPro,
  teemillProDark,
} from './named/families.js';
import { gallery } from './named/gallery.js';
import { loudThemes } from './named/loud.js';
import { naked } from './named/naked.js';
import { neonCity } from './named/neon-city.js';
import { nordic } from './named/nordic.js';
import { outdoorThemes } from './named/outdoors.js';
import { townThemes } from './named/town.js';
import { tropic } from './named/tropic.js';
import { warmThemes } from './named/warm.js';
import { isProTheme, type Theme, type ThemeValues } from './theme.js';

/** Base families of the named themes (THM-008 to THM-014). */
const FAMILIES: readonly Theme[] = [
  base,
  teemill,
  teemillPro,
  teemillDark,
  teemillProDark,
  atlas,
  atlasDark,
];

/** All themes (THM-008 to THM-050). */
export const THEMES: readonly Theme[] = [
  ...FAMILIES,
  naked,
  tropic,
  nordic,
  gallery,
  neonCity,
  apothecary,
  ...loudThemes,
  ...outdoorThemes,
  ...warmThemes,
  ...calmThemes,
  ...townThemes,
  ...deprecatedThemes,
];

/** Themes offered to stores: named themes that are not deprecated (THM-015 to THM-050). */
export const SELECTABLE_THEMES: readonly Theme[] = THEMES.filter(
  (theme) => theme.deprecated !== true && !FAMILIES.includes(theme),
);

/** Themes that a store can choose; Pro variants require Pro. */
export function offeredThemes({ pro }: { readonly pro: boolean }): readonly Theme[] {
  return pro ? [...SELECTABLE_THEMES, ...THEMES.filter(isProTheme)] : SELECTABLE_THEMES;
}

/**
 * Returns the theme and its ancestors, base first, followed by the store's own overrides. An
 * unknown name falls back to the main brand's theme.
 */
export function themeChain(name: string, own?: ThemeValues): readonly Theme[] {
  const theme = THEMES.find((one) => one.name === name) ?? teemill;
  const chain = theme.parent === null ? [theme] : [...themeChain(theme.parent), theme];
  return own === undefined ? chain : [...chain, { name: 'own', parent: theme.name, values: own }];
}
