import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { isOpenToWork } from '@selvedge/shared/orders/quotes/open-quote';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';

/** How far the customer and the shop are with a quote. */
export type Standing = 'cancelled' | 'preparing' | 'open' | 'declined' | 'accepted' | 'settled';

export function standingOf(order: ShopperOrder, quote: OrderQuote): Standing {
  if (order.deletedAt !== null) return 'cancelled';
  if (!isOpenToWork(order)) return 'settled';
  if (quote.decision !== null) return quote.decision.accepted ? 'accepted' : 'declined';
  return quote.sentRevision === quote.revision ? 'open' : 'preparing';
}
