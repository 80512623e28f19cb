import { THEME_KEYS, isThemeKey, type ThemeKey } from '@selvedge/shared/themes/keys';
import { written } from '@selvedge/shared/themes/resolve';
import { themeChain } from '@selvedge/shared/themes/catalogue';

import type { Draft } from './draft-history.js';

/** Converts a theme name to a title: `neonCity` becomes `Neon City`. */
export function themeTitle(name: string): string {
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

/** Origin of a value: the store itself, an ancestor theme, or another key that it follows. */
export interface Inheritance {
  readonly isOwn: boolean;
  /** Such as `from Tropic`, `follows Main font` or `default`. */
  readonly description: string;
}

const reference = /^\{([\w.]+)\}$/;

export function inheritanceOf({ name, values }: Draft, key: ThemeKey): Inheritance {
  if (values[key] !== undefined) return { isOwn: true, description: 'your change' };
  const { value, from } = written(themeChain(name), key);
  const followed = reference.exec(value)?.[1];
  if (followed !== undefined && isThemeKey(followed)) {
    return { isOwn: false, description: `follows ${THEME_KEYS[followed].label}` };
  }
  return { isOwn: false, description: from === null ? 'default' : `from ${themeTitle(from)}` };
}

/**
 * Steps the number in a length up or down by one step of its unit; returns other texts unchanged.
 */
export function stepped(text: string, direction: 1 | -1): string {
  const [, number, unit = ''] =
    /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem|em|ch|vw|vmax|%|)$/.exec(text) ?? [];
  if (number === undefined) return text;
  const by = unit === 'rem' ? 0.125 : unit === 'em' ? 0.005 : 1;
  return `${String(Math.round((Number(number) + direction * by) * 1000) / 1000)}${unit}`;
}
