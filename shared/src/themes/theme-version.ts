import { THEME_KEY_NAMES } from './keys.js';
import type { ResolvedTheme } from './resolve.js';

/** Multipliers of cyrb53, a 53-bit hash for short texts. */
const [one, two] = [2_654_435_761, 1_597_334_677] as const;

/** Hash of a theme's values, part of page cache keys. */
export function themeVersion(theme: ResolvedTheme): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  const text = THEME_KEY_NAMES.map((name) => `${name}:${theme[name].value}`).join('\n');
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), one);
    low = Math.imul(low ^ text.charCodeAt(at), two);
  }
  const words = [high ^ (low >>> 13), low ^ (high >>> 16)].map((word) => word >>> 0);
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}
