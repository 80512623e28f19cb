/** The steps of the opening, in order. The first two are taken on the main brand, before there is a shop. */
export const OPENING_STEPS = [
  { name: 'name', title: 'Name and address', to: '/shops/new' },
  { name: 'country', title: 'Country and currency', to: '/shops/new/country' },
  { name: 'look', title: 'Theme', to: '/opening/look' },
  { name: 'product', title: 'First product', to: '/opening/product' },
  { name: 'open', title: 'Open', to: '/opening/open' },
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number]['name'];

/** Whether one can go from a step to another: back on the main brand, anywhere in the shop, never between them. */
export function isWithinReach(from: OpeningStep, to: OpeningStep): boolean {
  const places = OPENING_STEPS.map(({ name }) => name);
  const isInShop = (step: OpeningStep) => places.indexOf(step) >= places.indexOf('look');
  if (isInShop(from) !== isInShop(to)) return false;
  return isInShop(from) || places.indexOf(to) < places.indexOf(from);
}
