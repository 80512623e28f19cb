import type { ShopperOrder } from '../orders/contract.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import type { PaymentFields } from './payment-fields.js';

export interface PayProps {
  readonly order: ShopperOrder;
  readonly form: FormState | null;
  /** Null if no payment provider is configured. */
  readonly payment: PaymentFields | null;
  /** Page of the provider where the shopper can finish an open payment; null if none is open. */
  readonly continueUrl: string | null;
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
  payment: true,
});
