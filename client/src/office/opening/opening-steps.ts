/** Set-up steps, in order. The first two run on the main brand, before the shop exists. */
export const OPENING_STEPS = [
  { name: 'name', title: 'Name and address', to: '/shops/new' },
  { name: 'country', title: 'Country and currency', to: '/shops/new/country' },
  { name: 'look', title: 'Theme', to: '/opening/look' },
  { name: 'product', title: 'First product', to: '/opening/product' },
  { name: 'open', title: 'Open', to: '/opening/open' },
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number]['name'];

/**
 * Whether a step links to another: back on the main brand, to any step within the shop, never
 * between the two.
 */
export function isStepLinked(from: OpeningStep, to: OpeningStep): boolean {
  const places = OPENING_STEPS.map(({ name }) => name);
  const isInShop = (step: OpeningStep) => places.indexOf(step) >= places.indexOf('look');
  if (isInShop(from) !== isInShop(to)) return false;
  return isInShop(from) || places.indexOf(to) < places.indexOf(from);
}
