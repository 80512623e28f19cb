import type { ThemeKey } from '@selvedge/shared/themes/keys';
import type { CSSProperties } from 'react';

type Dashed<Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? `${Head}-${Dashed<Rest>}`
  : Name;

/** `--banner-title-color` of the key `banner.title.color`. */
type ThemeProperty = `--${Dashed<ThemeKey>}`;
/** What only the style sheet of the block reads, which declares it with its default. */
type OwnProperty = `--own-${string}`;

type OwnValues = Readonly<
  Partial<Record<ThemeProperty | OwnProperty, string | number | null | undefined>>
>;

/**
 * What a block says itself, as custom properties of its element: the last level of the theme's chain.
 * A key without a value stays as the levels above have it.
 */
export function ownStyle(values: OwnValues): CSSProperties {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}
