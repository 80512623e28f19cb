import { isSupportedFont } from './fonts.js';
import { THEME_KEYS, isThemeKey, type ThemeKey, type ThemeKeyKind } from './keys.js';
import { resolveTheme } from './resolve.js';
import type { Theme } from './theme.js';
import { hexColour } from '../colours/hex-colour.js';

const length = String.raw`(?:0|-?(?:\d+(?:\.\d+)?|\.\d+)(?:px|rem|em|ch|vw|vmax|%)|clamp\([\w\s.,%+-]{1,60}\))`;
/** References and derivations are validated by resolving them. */
const derived = /^(?:\{[\w.]+\}|(?:mix|shade|onColor)\([\w\s.,#{}()-]{1,160}\))$/;

/**
 * The patterns also prevent values from leaving their declaration: no kind allows `;`, `<`, `}` or
 * a comment.
 */
const patterns: Readonly<Record<Exclude<ThemeKeyKind, 'colour' | 'choice' | 'font'>, RegExp>> = {
  length: new RegExp(`^${length}$`),
  lengths: new RegExp(`^${length}(?: ${length}){0,3}$`),
  transform: /^(?:none|uppercase|lowercase|capitalize)$/,
  shadow: /^(?:none|[\w\s.,#-]{1,120})$/,
  ratio: /^\d+(?:\.\d+)? \/ \d+(?:\.\d+)?$/,
  number: /^\d{1,4}(?:\.\d{1,3})?$/,
  tracks: /^\d+(?:\.\d+)?fr(?: \d+(?:\.\d+)?fr){0,3}$/,
  align: /^(?:start|center|end)$/,
  image: /^(?:|(?:https:\/|\/[\w-])[\w\-./%?=&,]{1,300})$/,
  flag: /^[01]$/,
  count: /^\d{1,4}$/,
  text: /^[^<>]{0,120}$/,
};

function fits(themeKey: ThemeKey, value: string): boolean {
  if (derived.test(value)) return true;
  const { kind, choices = [] }: { kind: ThemeKeyKind; choices?: readonly string[] } =
    THEME_KEYS[themeKey];
  if (kind === 'choice') return choices.includes(value);
  if (kind === 'colour') return hexColour(value) !== undefined;
  if (kind === 'font') return isSupportedFont(value);
  return patterns[kind].test(value);
}

function problemOf(name: string, value: unknown): string | undefined {
  if (!isThemeKey(name)) return 'This theme key does not exist.';
  if (typeof value === 'string' && fits(name, value)) return undefined;
  const { kind } = THEME_KEYS[name];
  if (kind === 'font' && typeof value === 'string') return `The font ${value} is not available.`;
  return `This is not a valid ${kind}.`;
}

/**
 * Returns errors of theme values by key; empty if all are valid. `chain` is the base of the values.
 * Circular references are reported as `theme`.
 */
export function themeProblems(
  chain: readonly Theme[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const problems = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const problem = problemOf(name, value);
    return problem === undefined ? [] : [[name, problem]];
  });
  if (problems.length > 0) return Object.fromEntries(problems);
  try {
    resolveTheme([...chain, { name: 'own', parent: null, values }]);
    return {};
  } catch (error) {
    return { theme: String(error instanceof Error ? error.message : error) };
  }
}
