import { nearestPassing } from '@selvedge/shared/colours/nearest-passing';
import { measuredPairs, type MeasuredPair } from '@selvedge/shared/themes/contrast-pairs';
import type { ThemeKey } from '@selvedge/shared/themes/keys';
import type { ResolvedTheme } from '@selvedge/shared/themes/resolve';
import { themeChain } from '@selvedge/shared/themes/catalogue';
import { themeProblems } from '@selvedge/shared/themes/theme-values';

import type { Draft } from './draft-history.js';

/** Returns the error of a value for a key of the draft, or undefined if it is valid. */
export function problemWith(draft: Draft, key: ThemeKey, value: string): string | undefined {
  const values = { ...draft.values, [key]: value };
  return Object.values(themeProblems(themeChain(draft.name), values))[0];
}

/** Contrast of a colour on each of its backgrounds. */
export interface Readability {
  readonly pairs: readonly MeasuredPair[];
  /**
   * Nearest colour that is readable on all backgrounds; undefined if none is needed or none exists.
   */
  readonly better: string | undefined;
}

/** Returns the readability of every colour that appears on a background, by key. */
export function readabilityOf(theme: ResolvedTheme): ReadonlyMap<ThemeKey, Readability> {
  const all = measuredPairs(theme);
  const fronts = [...new Set(all.map(({ front }) => front))];
  return new Map(
    fronts.map((front) => {
      const pairs = all.filter((pair) => pair.front === front);
      const isReadable = pairs.every(({ ratio, least }) => ratio >= least);
      const surfaces = pairs.map(({ back, least }) => ({ colour: theme[back].value, least }));
      const better = isReadable ? undefined : nearestPassing(theme[front].value, surfaces);
      return [front, { pairs, better }];
    }),
  );
}
