import type { AddressFormat } from '../addresses/address-format.js';
import type { Country } from '../countries/countries.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface QuoteRequestProps {
  readonly countries: readonly Country[];
  readonly country: string;
  readonly addressFormat: AddressFormat;
  /** Sent with the form, so that a repeated request creates only one quote. */
  readonly id: string;
  readonly form: FormState | null;
}

/** Form where shoppers request a quote for custom work. */
export const quoteRequestScreen = defineScreen<QuoteRequestProps>()({
  name: 'quote-request',
  routes: ['/get-a-quote/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  captcha: true,
});
