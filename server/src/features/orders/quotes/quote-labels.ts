import { longDate } from '@selvedge/shared/dates/english-dates';
import { formatMoney } from '@selvedge/shared/money';

import { byQuoteEvent, type QuoteEvent } from '../aggregate/quotes/quote.events.js';

/** Describes a quote event for staff. */
export function describeQuote(event: QuoteEvent): string {
  return byQuoteEvent(event, {
    QuoteWished: ({ neededBy }) =>
      neededBy === null
        ? 'Quote requested'
        : `Quote requested, needed by ${longDate(new Date(neededBy))}`,
    QuotePriced: ({ totals: { total: amount, currency } }) =>
      `Quote priced at ${formatMoney({ amount, currency })}`,
    QuoteAddressed: () => 'Delivery address of the quote changed',
    QuoteSent: ({ validUntil }) =>
      validUntil === null
        ? 'Quote sent to the customer'
        : `Quote sent to the customer, valid until ${longDate(new Date(validUntil))}`,
    QuoteDecided: ({ accepted, reason }) =>
      withComment(accepted ? 'Quote accepted' : 'Quote declined', reason),
    TermsRequested: () => 'Payment terms requested',
    TermsDecided: ({ authorised }) =>
      authorised ? 'Payment terms authorised' : 'Payment terms refused',
    MockupAdded: () => 'Mock-up added',
    MockupDecided: ({ approved, comment }) =>
      withComment(approved ? 'Mock-up approved' : 'Mock-up changes requested', comment),
    PurchaseOrderConfirmed: ({ purchaseOrder }) => `Purchase order ${purchaseOrder} confirmed`,
    QuoteDocumentAdded: ({ name }) => withComment('Document added', name),
    QuoteDocumentRemoved: () => 'Document removed',
  });
}

/** Omits empty and erased comments. */
function withComment(what: string, comment: string | null): string {
  return comment === null ? what : `${what}: ${comment}`;
}
