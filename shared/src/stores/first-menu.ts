import type { MenuEntry } from './menu.js';

/** Menu of a new shop; every shop has these pages. */
export const firstMenu: readonly MenuEntry[] = [
  { text: 'All products', href: '/search/' },
  { text: 'How it is made', href: '/about-printing/' },
];
