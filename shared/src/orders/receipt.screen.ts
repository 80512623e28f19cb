import type { Country } from '../countries/countries.js';
import { defineScreen } from '../screens/define-screen.js';
import type { ShopperOrder } from './contract.js';

export interface ReceiptProps {
  readonly order: ShopperOrder;
  /** Estimated arrival as text; null if the destination is no longer known. */
  readonly arrival: string | null;
  readonly countries: readonly Country[];
  /**
   * Offer for signed-out shoppers: to create an account, or to verify the address of an existing
   * one.
   */
  readonly account: 'offered' | 'unverified' | null;
}

export const receiptScreen = defineScreen<ReceiptProps>()({
  name: 'receipt',
  routes: ['/receipt/{orderHash}'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  live: true,
  purchase: true,
});
