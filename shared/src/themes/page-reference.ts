import { isThemeKey } from './keys.js';
import type { ResolvedTheme } from './resolve.js';

const pointer = /^#\{([^{}]*)\}$/;

/** Key that a value references; undefined for a literal. */
export function referencedKey(value: string): string | undefined {
  return pointer.exec(value)?.[1];
}

/**
 * Resolves a page property that can reference the theme as `#{button.border.radius}`. Undefined for
 * an unknown key, so that the property gets its default.
 */
export function pageValue(theme: ResolvedTheme, value: string): string | undefined {
  const name = referencedKey(value);
  if (name === undefined) return value;
  return isThemeKey(name) ? theme[name].value : undefined;
}
