import type { ThemeKey } from './keys.js';

/** THM-004: a theme is its parent's name and what it overrides. */
export interface Theme {
  readonly name: string;
  /** Null only for the base. */
  readonly parent: string | null;
  readonly values: Readonly<Partial<Record<ThemeKey, string>>>;
}
