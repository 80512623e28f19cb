/** Kinds that page styles use as custom properties. */
const VISUAL_KINDS = [
  'colour',
  'font',
  'length',
  'lengths',
  'transform',
  'shadow',
  'ratio',
  'number',
  'tracks',
  'align',
] as const;
type VisualKind = (typeof VISUAL_KINDS)[number];
/** Kinds that control page content and never become CSS. A flag is `0` or `1`. */
type OptionKind = 'image' | 'flag' | 'choice' | 'count' | 'text';

/** Kind of a key, which determines its control and validation. */
export type ThemeKeyKind = VisualKind | OptionKind;

export interface ThemeKeyDefinition {
  readonly kind: ThemeKeyKind;
  readonly default: string;
  /** Label in the theme editor. */
  readonly label: string;
  /** All values of a choice. */
  readonly choices?: readonly string[];
}

export function key(kind: ThemeKeyKind, initial: string, label: string): ThemeKeyDefinition {
  return { kind, default: initial, label };
}

/** The first choice is the default. */
export function choice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  label: string,
): ThemeKeyDefinition & { readonly choices: Choices } {
  return { kind: 'choice', default: choices[0], label, choices };
}

/** Whether values of the kind become CSS. */
export function isVisualKind(kind: ThemeKeyKind): kind is VisualKind {
  return VISUAL_KINDS.some((visual) => visual === kind);
}
