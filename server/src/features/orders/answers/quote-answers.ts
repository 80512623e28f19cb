import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';

import type { OrderRow } from '../read-model/orders.projection.js';
import { isPayableQuote } from '../aggregate/quotes/quote.rules.js';
import { untouchedQuote, type QuoteEntry } from '../read-model/quote-row.projection.js';
import type { QuoteState } from '../aggregate/quotes/quote-state.rules.js';

/** API path of a quote and its files for holders of the link. */
export function quotePath({ hash }: Pick<OrderRow, 'hash'>): string {
  return `/omnis/v3/quotes/${hash}`;
}

/** API path for staff, whose hosts do not serve a shop's links. */
export function staffQuotePath({ orderId }: Pick<OrderRow, 'orderId'>): string {
  return `/omnis/v3/atlas/orders/${orderId}/quote`;
}

/** Quote as in the response; null for orders of other flows. */
export function quoteAnswerOf(
  row: Pick<OrderRow, 'flow' | 'status' | 'quote' | 'deletedAt' | 'paymentAttempts'>,
  path: string,
): OrderQuote | null {
  if (row.flow !== 'bespoke') return null;
  const { mockups, documents, ...quote } = row.quote ?? untouchedQuote;
  const url = (fileId: string) => `${path}/files/${fileId}/`;
  return {
    ...quote,
    validUntil: quote.validUntil ?? null,
    wish: quote.wish ?? null,
    mockups: mockups.map(({ fileId: id, ...mockup }) => ({ id, ...mockup, url: url(id) })),
    documents: documents.map(({ fileId: id, ...document }) => ({ id, ...document, url: url(id) })),
    isPayable: isPayableNow(row),
  };
}

/**
 * Whether the quote is payable now; not during an open attempt, to prevent double payment
 * (PAY-024).
 */
function isPayableNow(
  row: Pick<OrderRow, 'flow' | 'status' | 'quote' | 'deletedAt' | 'paymentAttempts'>,
): boolean {
  const hasMoney = row.paymentAttempts.some(({ state }) => state !== 'declined');
  if (row.deletedAt !== null || hasMoney) return false;
  return isPayableQuote(stateIn(row.quote ?? untouchedQuote), row);
}

function stateIn({
  decision,
  documents,
  validUntil = null,
  wish,
  ...entry
}: QuoteEntry): QuoteState {
  const outcome = decision?.accepted ? ('accepted' as const) : ('declined' as const);
  return {
    ...entry,
    isWished: wish !== undefined,
    validUntil,
    decision: decision === null ? null : outcome,
    documents: documents.map(({ fileId }) => fileId),
  };
}
