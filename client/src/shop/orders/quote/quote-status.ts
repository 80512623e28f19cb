import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { isOpenToWork } from '@selvedge/shared/orders/quotes/open-quote';
import { isDayOver } from '@selvedge/shared/orders/quotes/quote-validity';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';

/** Progress of a quote between customer and shop. */
export type QuoteStatus =
  | 'cancelled'
  | 'preparing'
  | 'open'
  | 'expired'
  | 'declined'
  | 'accepted'
  | 'settled';

/** `now` is in milliseconds. */
export function quoteStatusOf(order: ShopperOrder, quote: OrderQuote, now: number): QuoteStatus {
  if (order.deletedAt !== null) return 'cancelled';
  if (!isOpenToWork(order)) return 'settled';
  if (quote.decision?.accepted === true) return 'accepted';
  if (quote.sentRevision !== quote.revision) return 'preparing';
  if (quote.validUntil !== null && isDayOver(quote.validUntil, now)) return 'expired';
  return quote.decision === null ? 'open' : 'declined';
}
