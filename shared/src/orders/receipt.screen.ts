import type { Country } from '../checkout/checkout.screen.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { ShopperOrder } from './contract.js';

export interface ReceiptProps {
  readonly order: ShopperOrder;
  /** ORD-042: when it arrives, in words; null where it is no longer known where it goes. */
  readonly arrival: string | null;
  readonly countries: readonly Country[];
  /** To whom nobody is signed in: an account might keep it, or waits for its address to be verified. */
  readonly account: 'offered' | 'unverified' | null;
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
