import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';
import type { ShopperOrder } from './contract.js';

export interface QuoteProps {
  readonly order: ShopperOrder;
  readonly form: FormState | null;
  /** When the page was made, in ms: until when a quote is valid is compared with it. */
  readonly now: number;
}

/** RTE-038, ATL-016: what was offered, and where the customer answers. */
export const quoteScreen = defineScreen<QuoteProps>()({
  name: 'quote',
  routes: ['/advanced-quote/{order}/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  live: true,
});
