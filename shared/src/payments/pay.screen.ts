import type { ShopperOrder } from '../orders/contract.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface PayProps {
  readonly order: ShopperOrder;
  readonly form: FormState | null;
  /** False where the operator named no payment provider. */
  readonly takesPayments: boolean;
}

/** RTE-039, PAY-024. */
export const payScreen = defineScreen<PayProps>()({
  name: 'pay',
  routes: ['/pay/{order}/'],
  layout: 'cart',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
