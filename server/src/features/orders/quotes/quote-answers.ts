import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';

import type { OrderRow } from '../orders.projection.js';
import { isPayableQuote } from './quote.rules.js';
import { untouchedQuote, type QuoteEntry } from './quote-row.projection.js';
import type { QuoteState } from './quote-state.rules.js';

/** Where whoever has the link fetches the files of a quote. */
export function quotePath({ hash }: Pick<OrderRow, 'hash'>): string {
  return `/omnis/v3/quotes/${hash}`;
}

/** Where staff do: on their hosts a shop's links lead nowhere. */
export function staffQuotePath({ orderId }: Pick<OrderRow, 'orderId'>): string {
  return `/omnis/v3/atlas/orders/${orderId}/quote`;
}

/** ATL-016: null of an order of another flow. */
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

/** PAY-024: while an attempt is open nobody pays twice. */
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
