import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';

import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';
import type { QuoteWish } from '@selvedge/shared/orders/quotes/quote';

interface OfQuote {
  readonly orderId: number;
  readonly hash: string;
}

/** Base of events with personal data, which is sealed and erased with the customer. */
interface OfPerson extends OfQuote {
  /** Data subject of the order. */
  readonly subject: string;
}

/** Requested by a shopper; the order's first item has product and quantity (RET-008). */
export interface QuoteWished extends OfPerson, QuoteWish {
  readonly type: 'QuoteWished';
}

/** Staff changed lines or price, which revokes an earlier acceptance. */
export interface QuotePriced extends OfQuote {
  readonly type: 'QuotePriced';
  readonly revision: number;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  /** Null if the quote was priced before taxes were recorded by rate. */
  readonly tax: OrderTax | null;
}

/** New addresses, recorded together with a price because the destination affects the tax. */
export interface QuoteAddressed extends OfPerson {
  readonly type: 'QuoteAddressed';
  /** Both null after the subject's erasure. */
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
}

export interface QuoteSent extends OfQuote {
  readonly type: 'QuoteSent';
  readonly revision: number;
  /** Last day for acceptance, such as 2026-11-05; null for no limit. */
  readonly validUntil: string | null;
}

export interface QuoteDecided extends OfPerson {
  readonly type: 'QuoteDecided';
  readonly revision: number;
  readonly accepted: boolean;
  /** Null if empty or after the subject's erasure. */
  readonly reason: string | null;
}

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
  /** Null if empty or after the subject's erasure. */
  readonly comment: string | null;
}

/** The customer entered the number of their own purchase order. */
export interface PurchaseOrderConfirmed extends OfQuote {
  readonly type: 'PurchaseOrderConfirmed';
  readonly purchaseOrder: string;
}

export interface QuoteDocumentAdded extends OfPerson {
  readonly type: 'QuoteDocumentAdded';
  readonly fileId: string;
  /** Null after the subject's erasure. */
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

export function isOfQuote(event: { readonly type: string }): event is QuoteEvent {
  return types.has(event.type);
}

/** One handler per quote event. */
export type ByQuoteEvent<Result> = {
  readonly [Type in QuoteEvent['type']]: (
    event: Extract<QuoteEvent, { readonly type: Type }>,
  ) => Result;
};

/** Calls the handler of the event. */
export function byQuoteEvent<Result>(event: QuoteEvent, each: ByQuoteEvent<Result>): Result {
  // The map guarantees that the handler matches the event type.
  const handle = each[event.type] as (event: QuoteEvent) => Result;
  return handle(event);
}
