import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
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
} from './quote.events.js';

/** ATL-016, as it is kept. */
export interface QuoteEntry {
  /** Not there of one that staff began. */
  readonly wish?: QuoteWish;
  readonly revision: number;
  readonly sentRevision: number | null;
  readonly sentAt: string | null;
  /** Not there where it has no last day. */
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

/** Of which nothing is known but the lines that it was placed with. */
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

/** What the row of an order holds of its quote: null where nothing was said but what it was placed with. */
export interface QuoteColumn {
  readonly quote: QuoteEntry | null;
}

/** What a price changes. */
interface PricedColumns extends CheckoutTotals {
  readonly items: readonly OrderItem[];
  readonly quantity: number;
  readonly image: string | null;
}

/** What another address changes. */
interface AddressedColumns {
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly customerName: string | null;
}

/** The columns that an event about a quote changes. */
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

function priced({ items, totals }: QuotePriced): PricedColumns {
  return {
    ...totals,
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
