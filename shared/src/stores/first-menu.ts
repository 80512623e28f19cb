import { isJsonEqual } from '../catalogue/is-same.js';
import { allProductsLink } from '../links/links.js';
import type { MenuEntry } from './menu.js';

const menuWith = (products: string): readonly MenuEntry[] => [
  { text: 'All products', href: products },
  { text: 'How it is made', href: '/about-printing/' },
];

/** Menu of a new shop; every shop has these pages. */
export const firstMenu = menuWith(allProductsLink);
/** Menu of shops that were opened when all products were found by a search only. */
const formerFirstMenu = menuWith('/search/');

/** Whether the owner has not changed the menu. */
export function isFirstMenu(menu: readonly MenuEntry[]): boolean {
  return [firstMenu, formerFirstMenu].some((first) => isJsonEqual(menu, first));
}
