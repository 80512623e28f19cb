import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';

import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { QuoteWish } from '@selvedge/shared/orders/quotes/quote';

interface OfQuote {
  readonly orderId: number;
  readonly hash: string;
}

/** What may say something of the customer: it is sealed and forgotten with them. */
interface OfPerson extends OfQuote {
  /** Whose personal data it may hold: that of the order. */
  readonly subject: string;
}

/** RET-008: a shopper asked for it; the order's first item says what, and how many. */
export interface QuoteWished extends OfPerson, QuoteWish {
  readonly type: 'QuoteWished';
}

/** Staff gave the order other lines or another price; what was accepted before no longer holds. */
export interface QuotePriced extends OfQuote {
  readonly type: 'QuotePriced';
  readonly revision: number;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
}

/** It goes elsewhere than was said before, together with a price: where it goes decides about its tax. */
export interface QuoteAddressed extends OfPerson {
  readonly type: 'QuoteAddressed';
  /** Both null once the subject has been erased. */
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
}

/** The customer is asked. */
export interface QuoteSent extends OfQuote {
  readonly type: 'QuoteSent';
  readonly revision: number;
  /** The last day on which it may be accepted, 2026-11-05; null has no end. */
  readonly validUntil: string | null;
}

export interface QuoteDecided extends OfPerson {
  readonly type: 'QuoteDecided';
  readonly revision: number;
  readonly accepted: boolean;
  /** Null where nothing was said, and once the subject has been erased. */
  readonly reason: string | null;
}

/** RET-010. */
export interface TermsRequested extends OfQuote {
  readonly type: 'TermsRequested';
}

export interface TermsDecided extends OfQuote {
  readonly type: 'TermsDecided';
  readonly authorised: boolean;
}

export interface MockupAdded extends OfQuote {
  readonly type: 'MockupAdded';
  readonly fileId: string;
}

export interface MockupDecided extends OfPerson {
  readonly type: 'MockupDecided';
  readonly fileId: string;
  readonly approved: boolean;
  /** Null where nothing was said, and once the subject has been erased. */
  readonly comment: string | null;
}

/** The customer's own books know the order now. */
export interface PurchaseOrderConfirmed extends OfQuote {
  readonly type: 'PurchaseOrderConfirmed';
  readonly purchaseOrder: string;
}

export interface QuoteDocumentAdded extends OfPerson {
  readonly type: 'QuoteDocumentAdded';
  readonly fileId: string;
  /** Null once the subject has been erased. */
  readonly name: string | null;
  readonly contentType: string;
  readonly bytes: number;
}

export interface QuoteDocumentRemoved extends OfQuote {
  readonly type: 'QuoteDocumentRemoved';
  readonly fileId: string;
}

export type QuoteEvent =
  | QuoteWished
  | QuotePriced
  | QuoteAddressed
  | QuoteSent
  | QuoteDecided
  | TermsRequested
  | TermsDecided
  | MockupAdded
  | MockupDecided
  | PurchaseOrderConfirmed
  | QuoteDocumentAdded
  | QuoteDocumentRemoved;

export const QUOTE_EVENTS = [
  'QuoteWished',
  'QuotePriced',
  'QuoteAddressed',
  'QuoteSent',
  'QuoteDecided',
  'TermsRequested',
  'TermsDecided',
  'MockupAdded',
  'MockupDecided',
  'PurchaseOrderConfirmed',
  'QuoteDocumentAdded',
  'QuoteDocumentRemoved',
] as const satisfies readonly QuoteEvent['type'][];

const types: ReadonlySet<string> = new Set(QUOTE_EVENTS);

/** Whether an event of an order is about its quote. */
export function isOfQuote(event: { readonly type: string }): event is QuoteEvent {
  return types.has(event.type);
}

/** What follows from each event of a quote. */
export type ByQuoteEvent<Result> = {
  readonly [Type in QuoteEvent['type']]: (
    event: Extract<QuoteEvent, { readonly type: Type }>,
  ) => Result;
};

/** What follows from one of them. */
export function byQuoteEvent<Result>(event: QuoteEvent, each: ByQuoteEvent<Result>): Result {
  // It is that of the event's own type.
  const handle = each[event.type] as (event: QuoteEvent) => Result;
  return handle(event);
}
