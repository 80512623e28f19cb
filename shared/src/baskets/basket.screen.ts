import type { ProductCard } from '../catalogue/contract.js';
import type { CurrencyCode } from '../money.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { BasketAnswer } from './contract.js';

export interface BasketProps {
  readonly basket: BasketAnswer;
  readonly maxQuantity: number;
  readonly message: string | null;
  /** Currency of the shop, regardless of the display currency. */
  readonly shopCurrency: CurrencyCode;
  /** Whether prices include tax for this visitor. */
  readonly isTaxed: boolean;
  /** False if no payment provider is configured. */
  readonly takesPayments: boolean;
  /** Products suggested for an empty basket. */
  readonly suggestions: readonly ProductCard[];
}

export const basketScreen = defineScreen<BasketProps>()({
  name: 'basket',
  routes: ['/basket/'],
  layout: 'cart',
  access: 'shop.visit',
  cache: 'personal',
});
