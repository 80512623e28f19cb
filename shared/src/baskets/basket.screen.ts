import type { ProductCard } from '../catalogue/contract.js';
import type { CurrencyCode } from '../money.js';
import { defineScreen } from '../screens/define-screen.js';
import type { BasketAnswer } from './contract.js';

/** Estimated delivery of the basket; the checkout asks for the country. */
export interface BasketDelivery {
  /** For example "UK delivery". */
  readonly label: string;
  /** Flat price in minor units of the basket's currency. */
  readonly price: number;
  /** For example "Thu 26 – Mon 30 Nov". */
  readonly arrival: string;
}

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
  /** For the visitor's country, otherwise that of the shop. */
  readonly delivery: BasketDelivery;
  /** Products that were not in the basket when the page was requested. */
  readonly suggestions: readonly ProductCard[];
}

export const basketScreen = defineScreen<BasketProps>()({
  name: 'basket',
  routes: ['/basket/'],
  layout: 'cart',
  // Shoppers often continue to browse from their basket, but not from the checkout.
  regions: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
