export const LAYOUT_NAMES = [
  'tool',
  'blank',
  'standard',
  'studio',
  'mail',
  'cart',
  'search',
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];
