import { isThemeKey } from './keys.js';
import type { ResolvedTheme } from './resolve.js';

const pointer = /^#\{([^{}]*)\}$/;

/** The name of the key that a value points at; undefined for a value that stands for itself. */
export function referencedKey(value: string): string | undefined {
  return pointer.exec(value)?.[1];
}

/**
 * The value of a page's property, which may point into the theme as `#{button.border.radius}`;
 * undefined where it points at an unknown key, so that the property has its default.
 */
export function pageValue(theme: ResolvedTheme, value: string): string | undefined {
  const name = referencedKey(value);
  if (name === undefined) return value;
  return isThemeKey(name) ? theme[name].value : undefined;
}
