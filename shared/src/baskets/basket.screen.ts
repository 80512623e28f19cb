import type { ProductCard } from '../catalogue/contract.js';
import type { CurrencyCode } from '../money.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { BasketAnswer } from './contract.js';

export interface BasketProps {
  readonly basket: BasketAnswer;
  readonly maxQuantity: number;
  readonly message: string | null;
  /** The shop's own, whatever prices are shown in. */
  readonly shopCurrency: CurrencyCode;
  /** PAY-023: prices hold tax where this visitor is. */
  readonly isTaxed: boolean;
  /** What an empty basket proposes. */
  readonly suggestions: readonly ProductCard[];
}

/** RTE-010. */
export const basketScreen = defineScreen<BasketProps>()({
  name: 'basket',
  routes: ['/basket/'],
  layout: 'cart',
  access: 'shop.visit',
  cache: 'personal',
});
