import {
  presentMockup,
  type MockupState,
  type TermsState,
} from '@selvedge/shared/orders/quotes/quote';
import type { OrderItem } from '@selvedge/shared/orders/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import { noChildren, type Children } from '../children/child.rules.js';
import type { Slots } from '../pigeonholes/pigeonhole.rules.js';

import { byQuoteEvent, type QuoteEvent } from './quote.events.js';

/** Decision state of a quote; its price belongs to the order. */
export interface QuoteState {
  /** Requested by a shopper. */
  readonly isWished: boolean;
  readonly revision: number;
  readonly sentRevision: number | null;
  readonly validUntil: string | null;
  readonly decision: 'accepted' | 'declined' | null;
  readonly terms: TermsState;
  readonly mockups: readonly { readonly fileId: string; readonly state: MockupState }[];
  readonly documents: readonly string[];
  readonly purchaseOrder: string | null;
}

export const newQuote: QuoteState = {
  isWished: false,
  revision: 1,
  sentRevision: null,
  validUntil: null,
  decision: null,
  terms: 'none',
  mockups: [],
  documents: [],
  purchaseOrder: null,
};

function quoteAfter(quote: QuoteState, event: QuoteEvent): QuoteState {
  const { mockups, documents } = quote;
  const change = byQuoteEvent<Partial<QuoteState>>(event, {
    QuoteWished: () => ({ isWished: true }),
    QuotePriced: ({ revision }) => ({ revision, decision: null }),
    QuoteAddressed: () => ({}),
    QuoteSent: ({ revision: sentRevision, validUntil }) => ({ sentRevision, validUntil }),
    QuoteDecided: ({ accepted }) => ({ decision: accepted ? 'accepted' : 'declined' }),
    TermsRequested: () => ({ terms: 'requested' }),
    TermsDecided: ({ authorised }) => ({ terms: authorised ? 'authorised' : 'refused' }),
    MockupAdded: ({ fileId }) => ({ mockups: [...mockups, { fileId, state: 'waiting' }] }),
    MockupDecided: ({ fileId, approved }) => ({ mockups: mockupsAfter(quote, fileId, approved) }),
    PurchaseOrderConfirmed: ({ purchaseOrder }) => ({ purchaseOrder }),
    QuoteDocumentAdded: ({ fileId }) => ({ documents: [...documents, fileId] }),
    QuoteDocumentRemoved: ({ fileId }) => ({ documents: documents.filter((id) => id !== fileId) }),
  });
  return { ...quote, ...change };
}

function mockupsAfter(
  { mockups }: QuoteState,
  fileId: string,
  approved: boolean,
): QuoteState['mockups'] {
  const state = approved ? 'approved' : 'changes';
  return mockups.map((mockup) => (mockup.fileId === fileId ? { ...mockup, state } : mockup));
}

/**
 * Derives the order status from what is agreed. Terms come before the mock-up, and the mock-up
 * before payment or purchase order.
 */
function agreedStatusOf(quote: QuoteState): OrderStatus {
  if (quote.purchaseOrder !== null) return 'po_confirmed';
  if (quote.decision === 'declined') return 'bespoke_idle';
  if (quote.decision === null) return 'quote';
  if (quote.terms === 'requested') return 'bespoke_requested_terms';
  const mockup = presentMockup(quote);
  if (mockup !== undefined)
    return mockup.state === 'approved' ? 'bespoke_approved' : 'bespoke_mockup';
  if (quote.terms === 'authorised') return 'bespoke_authorised_terms';
  return quote.terms === 'refused' ? 'bespoke_idle' : 'quote';
}

/** Whether price and mock-up are agreed, so that only the payment is missing. */
export function isAgreed(quote: QuoteState): boolean {
  const mockup = presentMockup(quote);
  return quote.decision === 'accepted' && (mockup === undefined || mockup.state === 'approved');
}

/** Status after these events; undefined if the agreement did not change (decision 0041). */
export function agreedStatusAfter(
  events: readonly QuoteEvent[],
  { quote, status }: { readonly quote: QuoteState; readonly status: OrderStatus },
): OrderStatus | undefined {
  const station = agreedStatusOf(events.reduce(quoteAfter, quote));
  return station === agreedStatusOf(quote) || station === status ? undefined : station;
}

/** Initial state of items, without slots and children. */
export function untouchedPieces(items: readonly OrderItem[]): {
  readonly slots: Slots;
  readonly children: Children;
} {
  const slots = Object.fromEntries(items.map(({ id }) => [id, null]));
  return { slots, children: noChildren(items) };
}

/** Order state changed by a quote event; a new price also replaces items and total. */
export function quotedBy(event: QuoteEvent, { quote }: { readonly quote: QuoteState }) {
  const quoted = { quote: quoteAfter(quote, event) };
  if (event.type !== 'QuotePriced') return quoted;
  const { items, totals } = event;
  const total = { amount: totals.total, currency: totals.currency };
  return { ...quoted, total, ...untouchedPieces(items) };
}
