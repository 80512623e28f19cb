import type { Country } from '../checkout/checkout.screen.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { ShopperOrder } from './contract.js';

export interface ReceiptProps {
  readonly order: ShopperOrder;
  /** ORD-042: when it arrives, in words; null where it is no longer known where it goes. */
  readonly arrival: string | null;
  readonly countries: readonly Country[];
  /** Whether an account might keep it: nobody is signed in. */
  readonly offersAccount: boolean;
}

/** RTE-013. */
export const receiptScreen = defineScreen<ReceiptProps>()({
  name: 'receipt',
  routes: ['/receipt/{orderHash}'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  live: true,
  purchase: true,
});
