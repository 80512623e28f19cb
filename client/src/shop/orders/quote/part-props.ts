import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import type { FormState } from '@selvedge/shared/screens/form-state';

import type { QuoteStatus } from './quote-status.js';

/** Props shared by the parts of a quote page. */
export interface PartProps {
  readonly order: ShopperOrder;
  readonly quote: OrderQuote;
  readonly status: QuoteStatus;
  readonly form: FormState | null;
}
