import type { ShopperOrder } from '../orders/contract.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface PayProps {
  readonly order: ShopperOrder;
  readonly form: FormState | null;
  /** False if no payment provider is configured. */
  readonly takesPayments: boolean;
  /** Payments are simulated on a shop that looks real; the shopper must know. */
  readonly isTestMode: boolean;
}

export const payScreen = defineScreen<PayProps>()({
  name: 'pay',
  routes: ['/pay/{order}/'],
  layout: 'cart',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
