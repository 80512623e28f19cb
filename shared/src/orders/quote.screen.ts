import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import type { ShopperOrder } from './contract.js';

export interface QuoteProps {
  readonly order: ShopperOrder;
  readonly form: FormState | null;
  /** Render time in ms, compared with the validity of the quote. */
  readonly now: number;
}

/** Page of a quote, where the customer answers. */
export const quoteScreen = defineScreen<QuoteProps>()({
  name: 'quote',
  routes: ['/advanced-quote/{order}/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  live: true,
});
