import type { ProductCard } from '../catalogue/contract.js';
import { defineScreen } from '../screens/define-screen.js';

export interface NotFoundProps {
  /** For example “We were unable to find this order”. */
  readonly title: string;
  readonly suggestions: readonly ProductCard[];
}

export const notFoundScreen = defineScreen<NotFoundProps>()({
  name: 'not-found',
  routes: ['/404/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
