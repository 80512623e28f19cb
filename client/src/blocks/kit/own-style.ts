import type { ThemeKey } from '@selvedge/shared/themes/keys';
import type { CSSProperties } from 'react';

type Dashed<Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? `${Head}-${Dashed<Rest>}`
  : Name;

/** Custom property of a theme key: `banner.title.color` is `--banner-title-color`. */
type ThemeProperty = `--${Dashed<ThemeKey>}`;
/** Custom property used only by the block's style sheet, which declares its default. */
type OwnProperty = `--own-${string}`;

type OwnValues = Readonly<
  Partial<Record<ThemeProperty | OwnProperty, string | number | null | undefined>>
>;

/**
 * A block's own values as custom properties, the last level of the theme cascade. Keys without a
 * value inherit.
 */
export function ownStyle(values: OwnValues): CSSProperties {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}
