import { contrast } from '../colours/contrast.js';
import type { ThemeKey } from './keys.js';
import type { ResolvedTheme } from './resolve.js';

type Pair = readonly [ThemeKey, ThemeKey];

/** Normal text and its background. */
const textPairs: readonly Pair[] = [
  ['text.color', 'page.background'],
  ['text.muted.color', 'page.background'],
  ['text.color', 'box.background'],
  ['text.muted.color', 'box.background'],
  ['heading.color', 'page.background'],
  ['heading.color', 'box.background'],
  ['logo.text.color', 'menu.background'],
  ['menu.text.color', 'menu.background'],
  ['banner.title.color', 'banner.background'],
  ['banner.copy.color', 'banner.background'],
  ['primary.contrastColor', 'primary.color'],
  ['button.primary.textColor', 'button.primary.backgroundColor'],
  ['button.secondary.textColor', 'button.secondary.backgroundColor'],
  ['banner.button.primary.textColor', 'banner.button.primary.backgroundColor'],
  ['banner.button.secondary.textColor', 'banner.button.secondary.backgroundColor'],
  ['announcement.text.color', 'announcement.background'],
  ['announcementV2.text.color', 'announcementV2.background'],
  ['card.text.color', 'card.background'],
  ['text.muted.color', 'card.background'],
  ['price.sale.color', 'card.background'],
  ['price.sale.color', 'page.background'],
  ['tag.text.color', 'tag.background'],
  ['form.text.color', 'form.background'],
  ['form.error.color', 'page.background'],
  ['form.error.color', 'box.background'],
  ['error.color', 'page.background'],
  ['warning.color', 'page.background'],
  ['success.color', 'page.background'],
  ['status.success.color', 'status.success.background'],
  ['feature.text.color', 'feature.background'],
  ['quote.text.color', 'quote.background'],
  ['newsletter.text.color', 'newsletter.background'],
  ['gate.text.color', 'gate.background'],
  ['footer.text.color', 'footer.background'],
  ['footer.link.color', 'footer.background'],
  ['text.color', 'chat.message.own.color'],
  ['text.color', 'chat.message.focused.color'],
  ['text.color', 'chat.message.hidden.color'],
];

/** Edges of controls and meaningful icons, and their backgrounds. */
const edgePairs: readonly Pair[] = [
  ['form.border.color', 'form.background'],
  ['form.border.color', 'page.background'],
  ['primary.color', 'page.background'],
  ['primary.color', 'box.background'],
  ['button.primary.backgroundColor', 'page.background'],
  ['button.secondary.borderColor', 'page.background'],
  ['banner.button.primary.borderColor', 'banner.button.primary.backgroundColor'],
  ['banner.button.secondary.borderColor', 'banner.button.secondary.backgroundColor'],
];

/** Two keys displayed together, and their minimum contrast (WCAG 2.2 AA). */
interface ContrastPair {
  readonly front: ThemeKey;
  readonly back: ThemeKey;
  readonly least: number;
}

const leastForText = 4.5;
const leastForEdges = 3;

/** All colour pairs that pages combine. */
const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...textPairs.map(([front, back]) => ({ front, back, least: leastForText })),
  ...edgePairs.map(([front, back]) => ({ front, back, least: leastForEdges })),
];

/** A pair with its ratio in a theme, 1 to 21. */
export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Measures all pairs; translucent colours count as opaque. */
export function measuredPairs(theme: ResolvedTheme): readonly MeasuredPair[] {
  const opaque = (key: ThemeKey) => theme[key].value.slice(0, 7);
  return CONTRAST_PAIRS.map((pair) => ({
    ...pair,
    ratio: contrast(opaque(pair.front), opaque(pair.back)),
  }));
}
