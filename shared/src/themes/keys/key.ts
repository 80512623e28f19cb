/** Kinds that a page's styles read as custom properties. */
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
/** Kinds that say what a page shows; they never become CSS. A flag is `0` or `1`. */
type OptionKind = 'image' | 'flag' | 'choice' | 'count' | 'text';

/** What a value of a key may be; the theme editor and validation follow it. */
export type ThemeKeyKind = VisualKind | OptionKind;

export interface ThemeKeyDefinition {
  readonly kind: ThemeKeyKind;
  readonly default: string;
  /** For people who edit a theme. */
  readonly label: string;
  /** Every value of a choice. */
  readonly choices?: readonly string[];
}

export function key(kind: ThemeKeyKind, initial: string, label: string): ThemeKeyDefinition {
  return { kind, default: initial, label };
}

/** The first of the choices is the default. */
export function choice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  label: string,
): ThemeKeyDefinition & { readonly choices: Choices } {
  return { kind: 'choice', default: choices[0], label, choices };
}

/** Whether styles can read a value of the kind; an option of a page they never do. */
export function isVisualKind(kind: ThemeKeyKind): kind is VisualKind {
  return VISUAL_KINDS.some((visual) => visual === kind);
}
