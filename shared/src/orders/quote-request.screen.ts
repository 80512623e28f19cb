import type { Country } from '../checkout/checkout.screen.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface QuoteRequestProps {
  readonly countries: readonly Country[];
  readonly country: string;
  /** Sent with the form: twice is once. */
  readonly id: string;
  readonly form: FormState | null;
}

/** RTE-037, RET-003: where a shopper asks what something made for them would cost. */
export const quoteRequestScreen = defineScreen<QuoteRequestProps>()({
  name: 'quote-request',
  routes: ['/get-a-quote/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  captcha: true,
});
