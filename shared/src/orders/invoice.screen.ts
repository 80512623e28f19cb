import type { BusinessDetails } from '../business/contract.js';
import type { Country } from '../countries/countries.js';
import { defineScreen } from '../screens/define-screen.js';
import type { ShopperOrder } from './contract.js';
import type { CreditedRefund, InvoiceDocument } from './invoice/invoice-document.js';

export interface InvoiceProps {
  readonly order: ShopperOrder;
  /** Null before the invoice is issued, and for orders from before invoices had numbers. */
  readonly document: InvoiceDocument | null;
  /** Refund that the credit note is about; null for all other documents. */
  readonly refund: CreditedRefund | null;
  /** Business behind the shop; fields can be empty. */
  readonly seller: BusinessDetails;
  readonly countries: readonly Country[];
}

export const invoiceScreen = defineScreen<InvoiceProps>()({
  name: 'invoice',
  routes: ['/invoice/{orderHash}'],
  layout: 'blank',
  access: 'shop.visit',
  cache: 'personal',
});
