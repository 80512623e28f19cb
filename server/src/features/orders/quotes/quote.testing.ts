import type { OrderEvent, OrderPlaced, OrderStatusChanged } from '../aggregate/order.events.js';
import { placed as shopOrder } from '../order.testing.js';
import type { PriceQuote, QuoteCommand } from '../aggregate/quotes/quote.commands.js';

const { orderId, hash, subject, items, tax } = shopOrder;
export const { totals } = shopOrder;
const of = { orderId, hash };

export const placed: OrderPlaced = { ...shopOrder, flow: 'bespoke', status: 'quote' };
export const moved = (
  from: OrderStatusChanged['from'],
  status: OrderStatusChanged['status'],
): OrderEvent => ({ type: 'OrderStatusChanged', ...of, flow: 'bespoke', from, status });

export const price = (changes: Partial<PriceQuote> = {}): QuoteCommand => ({
  ...{ type: 'PriceQuote', orderId, revision: 1, items, totals, addresses: null },
  tax: { country: 'GB', shippingRate: 20_000 },
  ...changes,
});
export const priced = (revision = 2, at = totals): OrderEvent => ({
  ...{ type: 'QuotePriced', ...of, revision, items, totals: at, tax },
});
export const send = (revision = 1, validUntil: string | null = null): QuoteCommand => ({
  ...{ type: 'SendQuote', orderId, revision, validUntil },
});
export const sent = (revision = 1, validUntil: string | null = null): OrderEvent => ({
  ...{ type: 'QuoteSent', ...of, revision, validUntil },
});
export const decide = (accepted: boolean, more: object = {}): QuoteCommand => ({
  ...{ type: 'DecideQuote', orderId, revision: 1, accepted, onTerms: false, reason: null, now: 0 },
  ...more,
});
export const decided = (accepted: boolean, reason: string | null = null): OrderEvent => ({
  ...{ type: 'QuoteDecided', ...of, subject, revision: 1, accepted, reason },
});
export const requestTerms: QuoteCommand = { type: 'RequestTerms', orderId };
export const requested: OrderEvent = { type: 'TermsRequested', ...of };
export const decideTerms = (authorised: boolean): QuoteCommand => ({
  ...{ type: 'DecideTerms', orderId, authorised },
});
export const termsDecided = (authorised: boolean): OrderEvent => ({
  ...{ type: 'TermsDecided', ...of, authorised },
});
export const addMockup = (fileId: string): QuoteCommand => ({ type: 'AddMockup', orderId, fileId });
export const mockup = (fileId: string): OrderEvent => ({ type: 'MockupAdded', ...of, fileId });
export const look = (
  fileId: string,
  approved: boolean,
  comment: string | null = null,
): QuoteCommand => ({
  ...{ type: 'DecideMockup', orderId, fileId, approved, comment },
});
export const looked = (
  fileId: string,
  approved: boolean,
  comment: string | null = null,
): OrderEvent => ({
  ...{ type: 'MockupDecided', ...of, subject, fileId, approved, comment },
});
export const order = (purchaseOrder: string): QuoteCommand => ({
  ...{ type: 'ConfirmPurchaseOrder', orderId, purchaseOrder },
});
export const ordered = (purchaseOrder: string): OrderEvent => ({
  ...{ type: 'PurchaseOrderConfirmed', ...of, purchaseOrder },
});
const file = { name: 'spec.pdf', contentType: 'application/pdf', bytes: 9 };
export const attach = (fileId: string): QuoteCommand => ({
  ...{ type: 'AddQuoteDocument', orderId, fileId, ...file },
});
export const attached = (fileId: string): OrderEvent => ({
  ...{ type: 'QuoteDocumentAdded', ...of, subject, fileId, ...file },
});
export const detach = (fileId: string): QuoteCommand => ({
  ...{ type: 'RemoveQuoteDocument', orderId, fileId },
});
export const detached = (fileId: string): OrderEvent => ({
  ...{ type: 'QuoteDocumentRemoved', ...of, fileId },
});

export const accepted = [placed, sent(), decided(true)];
export const onTerms = [...accepted, requested, moved('quote', 'bespoke_requested_terms')];
export const authorised = [
  ...onTerms,
  termsDecided(true),
  moved('bespoke_requested_terms', 'bespoke_authorised_terms'),
];
export const numbered = [
  ...authorised,
  ordered('PO-7'),
  moved('bespoke_authorised_terms', 'po_confirmed'),
];
