import type { ThemeKey } from './keys.js';

export type ThemeValues = Readonly<Partial<Record<ThemeKey, string>>>;

/** THM-004: a theme is its parent's name and what it overrides. */
export interface Theme {
  readonly name: string;
  /** Null only for the base. */
  readonly parent: string | null;
  /** THM-046 to THM-050: stores that have it keep it, and nobody else can choose it. */
  readonly deprecated?: true;
  readonly values: ThemeValues;
}

/** THM-006: themes of stores with Pro are told by their names. */
export function isProTheme({ name }: Pick<Theme, 'name'>): boolean {
  return name.includes('Pro');
}
