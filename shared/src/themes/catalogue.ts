import { base } from './named/base.js';
import { gallery } from './named/gallery.js';
import { neonCity } from './named/neon-city.js';
import { nordic } from './named/nordic.js';
import { teemill } from './named/teemill.js';
import { tropic } from './named/tropic.js';
import type { Theme } from './theme.js';

/** Every theme that a store may name (THM-008 to THM-045, as far as they are drawn). */
export const THEMES: readonly Theme[] = [base, teemill, tropic, nordic, gallery, neonCity];

/** The theme and its ancestors, the base first; a name that is not drawn is shown as the main brand's. */
export function themeChain(name: string): readonly Theme[] {
  const theme = THEMES.find((one) => one.name === name) ?? teemill;
  return theme.parent === null ? [theme] : [...themeChain(theme.parent), theme];
}
