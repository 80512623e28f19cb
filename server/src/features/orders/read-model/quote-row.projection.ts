import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type {
  MockupState,
  QuoteDecision,
  QuoteWish,
  TermsState,
} from '@selvedge/shared/orders/quotes/quote';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import {
  byQuoteEvent,
  type QuoteAddressed,
  type QuoteEvent,
  type QuotePriced,
} from '../aggregate/quotes/quote.events.js';

/** Quote as stored in the order row. */
export interface QuoteEntry {
  /** Absent if staff made the quote. */
  readonly wish?: QuoteWish;
  readonly revision: number;
  readonly sentRevision: number | null;
  readonly sentAt: string | null;
  /** Absent if the quote has no last day. */
  readonly validUntil?: string | null;
  readonly decision: QuoteDecision | null;
  readonly terms: TermsState;
  readonly mockups: readonly MockupEntry[];
  readonly documents: readonly DocumentEntry[];
  readonly purchaseOrder: string | null;
}

interface MockupEntry {
  readonly fileId: string;
  readonly state: MockupState;
  readonly comment: string | null;
  readonly createdAt: string;
}

interface DocumentEntry {
  readonly fileId: string;
  readonly name: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly createdAt: string;
}

/** Quote without any event since the order was placed. */
export const untouchedQuote: QuoteEntry = {
  revision: 1,
  sentRevision: null,
  sentAt: null,
  decision: null,
  terms: 'none',
  mockups: [],
  documents: [],
  purchaseOrder: null,
};

/** Quote column of an order row; null while no event has changed the quote. */
export interface QuoteColumn {
  readonly quote: QuoteEntry | null;
}

interface PricedColumns extends CheckoutTotals {
  readonly tax: OrderTax | null;
  readonly items: readonly OrderItem[];
  readonly quantity: number;
  readonly image: string | null;
}

interface AddressedColumns {
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly customerName: string | null;
}

export function quoteChangedBy(
  event: QuoteEvent,
  recorded: Recorded,
  row: QuoteColumn,
): QuoteColumn & Partial<PricedColumns & AddressedColumns> {
  if (event.type === 'QuoteAddressed') return { quote: row.quote, ...addressed(event) };
  const quote = row.quote ?? untouchedQuote;
  const next = { ...quote, ...changeOf(quote, event, recorded) };
  return { quote: next, ...(event.type === 'QuotePriced' && priced(event)) };
}

function addressed({ shippingAddress, billingAddress }: QuoteAddressed): AddressedColumns {
  return { shippingAddress, billingAddress, customerName: shippingAddress?.fullName ?? null };
}

function priced({ items, totals, tax }: QuotePriced): PricedColumns {
  return {
    ...totals,
    tax,
    items,
    quantity: items.reduce((sum, item) => sum + item.quantity, 0),
    image: items.find(({ image }) => image !== '')?.image ?? null,
  };
}

function changeOf(
  { mockups, documents }: QuoteEntry,
  event: QuoteEvent,
  { occurredAt: at }: Recorded,
): Partial<QuoteEntry> {
  return byQuoteEvent<Partial<QuoteEntry>>(event, {
    QuoteWished: ({ company, neededBy, notes }) => ({ wish: { company, neededBy, notes } }),
    QuotePriced: ({ revision }) => ({ revision, decision: null }),
    QuoteAddressed: () => ({}),
    QuoteSent: ({ revision: sentRevision, validUntil }) => ({
      sentRevision,
      sentAt: at,
      validUntil,
    }),
    QuoteDecided: ({ accepted, reason }) => ({ decision: { accepted, reason, at } }),
    TermsRequested: () => ({ terms: 'requested' }),
    TermsDecided: ({ authorised }) => ({ terms: authorised ? 'authorised' : 'refused' }),
    MockupAdded: ({ fileId }) => ({
      mockups: [...mockups, { fileId, state: 'waiting', comment: null, createdAt: at }],
    }),
    MockupDecided: ({ fileId, approved, comment }) => ({
      mockups: mockups.map((one) =>
        one.fileId === fileId ? { ...one, state: approved ? 'approved' : 'changes', comment } : one,
      ),
    }),
    PurchaseOrderConfirmed: ({ purchaseOrder }) => ({ purchaseOrder }),
    QuoteDocumentAdded: ({ fileId, name, contentType, bytes }) => ({
      documents: [...documents, { fileId, name, contentType, bytes, createdAt: at }],
    }),
    QuoteDocumentRemoved: ({ fileId }) => ({
      documents: documents.filter((one) => one.fileId !== fileId),
    }),
  });
}
