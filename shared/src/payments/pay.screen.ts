import type { ShopperOrder } from '../orders/contract.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface PayProps {
  readonly order: ShopperOrder;
  readonly form: FormState | null;
  /** False if no payment provider is configured. */
  readonly takesPayments: boolean;
  /** Whether payments are simulated. The shop looks real, so the shopper must be informed. */
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
