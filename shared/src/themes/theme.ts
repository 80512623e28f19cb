import type { ThemeKey } from './keys.js';

export type ThemeValues = Readonly<Partial<Record<ThemeKey, string>>>;

/** A theme: its parent and its overrides. */
export interface Theme {
  readonly name: string;
  /** Parent theme; null only for the base. */
  readonly parent: string | null;
  /** Whether the theme is deprecated: existing stores keep it, but it cannot be chosen. */
  readonly deprecated?: true;
  readonly values: ThemeValues;
}

/** Whether the theme requires Pro, which its name shows. */
export function isProTheme({ name }: Pick<Theme, 'name'>): boolean {
  return name.includes('Pro');
}
