import { defineScreen } from '../screens/define-screen.js';
import type { PlaceTile } from './cards/place-tile.js';
import type { ProductCard, ProductImage } from './contract.js';

export interface Hero {
  readonly heading: string;
  readonly copy: string;
  readonly link: { readonly text: string; readonly href: string };
  readonly pictures: readonly ProductImage[];
}

export interface HomeProps {
  readonly hero: Hero;
  readonly collections: readonly PlaceTile[];
  readonly products: readonly ProductCard[];
}

/** Default home page of a shop without its own. */
export const homeScreen = defineScreen<HomeProps>()({
  name: 'home',
  routes: ['/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
});
