import type { BusinessDetails } from '../business/contract.js';
import type { Country } from '../checkout/checkout.screen.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { ShopperOrder } from './contract.js';

export interface InvoiceProps {
  readonly order: ShopperOrder;
  /** The business behind the shop; each is empty where it has none. */
  readonly seller: BusinessDetails;
  readonly countries: readonly Country[];
}

/** RTE-014. */
export const invoiceScreen = defineScreen<InvoiceProps>()({
  name: 'invoice',
  routes: ['/invoice/{orderHash}'],
  layout: 'blank',
  access: 'shop.visit',
  cache: 'personal',
});
