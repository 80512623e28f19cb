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

/** THM-008 to THM-014: what the named themes stand on. */
const FAMILIES: readonly Theme[] = [
  base,
  teemill,
  teemillPro,
  teemillDark,
  teemillProDark,
  atlas,
  atlasDark,
];

/** Every theme that a store may have (THM-008 to THM-050). */
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

/** The themes that a store is offered: the named ones that are still made (THM-015 to THM-050). */
export const SELECTABLE_THEMES: readonly Theme[] = THEMES.filter(
  (theme) => theme.deprecated !== true && !FAMILIES.includes(theme),
);

/** what a store may choose; the Pro variants are for stores with Pro. */
export function offeredThemes({ pro }: { readonly pro: boolean }): readonly Theme[] {
  return pro ? [...SELECTABLE_THEMES, ...THEMES.filter(isProTheme)] : SELECTABLE_THEMES;
}

/**
 * The theme and its ancestors, the base first, and on top what the store itself overrides; a name
 * that nobody has drawn is shown as the main brand's.
 */
export function themeChain(name: string, own?: ThemeValues): readonly Theme[] {
  const theme = THEMES.find((one) => one.name === name) ?? teemill;
  const chain = theme.parent === null ? [theme] : [...themeChain(theme.parent), theme];
  return own === undefined ? chain : [...chain, { name: 'own', parent: theme.name, values: own }];
}
