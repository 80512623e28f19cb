import { mostQuoteFiles, presentMockup } from '@selvedge/shared/orders/quotes/quote';
import { isDayOver } from '@selvedge/shared/orders/quotes/quote-validity';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';
import type { Money } from '@selvedge/shared/money';

import { NothingOrdered } from '../order.errors.js';
import {
  byQuoteCommand,
  type AddMockup,
  type AddQuoteDocument,
  type ConfirmPurchaseOrder,
  type DecideMockup,
  type DecideQuote,
  type DecideTerms,
  type PriceQuote,
  type QuoteCommand,
  type RemoveQuoteDocument,
  type SendQuote,
  type WishForQuote,
} from './quote.commands.js';
import {
  MockupHasChanged,
  MockupNotApproved,
  OrderIsNoQuote,
  QuoteAlreadyAccepted,
  QuoteExpired,
  QuoteDiscountTooLarge,
  QuoteFileUnknown,
  QuoteHasChanged,
  QuoteIsSettled,
  QuoteNotAccepted,
  QuoteNotSent,
  QuoteWithoutPrice,
  TermsNotAuthorised,
  TermsNotRequested,
  TermsRefused,
  TooManyQuoteFiles,
} from './quote.errors.js';
import type { QuoteEvent } from './quote.events.js';
import { isAgreed, type QuoteState } from './quote-state.rules.js';

interface QuotedOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly quote: QuoteState;
  readonly total: Money;
  /** The order is paid or has a payment in progress. */
  readonly hasMoney: boolean;
}

/** Commands that are allowed after payment, or that check their own conditions. */
const allowedOnceSettled: ReadonlySet<QuoteCommand['type']> = new Set<QuoteCommand['type']>([
  'AddQuoteDocument',
  'RemoveQuoteDocument',
  'ConfirmPurchaseOrder',
]);

/** Decides quote commands, except for the status change (ATL-016). */
export function decideQuote(command: QuoteCommand, order: QuotedOrder): readonly QuoteEvent[] {
  if (order.flow !== 'bespoke') throw new OrderIsNoQuote();
  const isOpen = isOpenQuote(order) && !order.hasMoney;
  if (!isOpen && !allowedOnceSettled.has(command.type)) throw new QuoteIsSettled();
  return byQuoteCommand<readonly QuoteEvent[]>(command, {
    WishForQuote: (narrowed) => wish(narrowed, order),
    PriceQuote: (narrowed) => price(narrowed, order),
    SendQuote: (narrowed) => send(narrowed, order),
    DecideQuote: (narrowed) => decide(narrowed, order),
    RequestTerms: () => requestTerms(order),
    DecideTerms: (narrowed) => decideTerms(narrowed, order),
    AddMockup: (narrowed) => addMockup(narrowed, order),
    DecideMockup: (narrowed) => decideMockup(narrowed, order),
    ConfirmPurchaseOrder: (narrowed) => confirmPurchaseOrder(narrowed, order),
    AddQuoteDocument: (narrowed) => addDocument(narrowed, order),
    RemoveQuoteDocument: (narrowed) => removeDocument(narrowed, order),
  });
}

/** Recorded once per order; repeated commands emit no event. */
function wish({ wish: wished }: WishForQuote, order: QuotedOrder): readonly QuoteEvent[] {
  if (order.quote.isWished) return [];
  const { subject } = order;
  const { company, neededBy, notes } = wished;
  const texts = {
    company: trimmedOrNull(company),
    neededBy: trimmedOrNull(neededBy),
    notes: trimmedOrNull(notes),
  };
  return [{ type: 'QuoteWished', ...of(order), subject, ...texts }];
}

function price(
  { revision, items, totals, tax, addresses }: PriceQuote,
  order: QuotedOrder,
): readonly QuoteEvent[] {
  if (revision !== order.quote.revision) throw new QuoteHasChanged();
  if (items.length === 0) throw new NothingOrdered();
  if (totals.discount > totals.subtotal) throw new QuoteDiscountTooLarge();
  const { subject } = order;
  return [
    ...(addresses === null
      ? []
      : [{ type: 'QuoteAddressed', ...of(order), subject, ...addresses } as const]),
    { type: 'QuotePriced', ...of(order), revision: revision + 1, items, totals, tax },
  ];
}

/** Can be repeated, to replace a lost mail or to change the last day. */
function send({ revision, validUntil }: SendQuote, order: QuotedOrder): readonly QuoteEvent[] {
  if (revision !== order.quote.revision) throw new QuoteHasChanged();
  if (order.total.amount === 0) throw new QuoteWithoutPrice();
  return [{ type: 'QuoteSent', ...of(order), revision, validUntil }];
}

/** Decides about the sent price only. A declined quote can still be accepted. */
function decide(command: DecideQuote, order: QuotedOrder): readonly QuoteEvent[] {
  const { revision, accepted, onTerms } = command;
  const { quote, subject } = order;
  if (quote.sentRevision !== quote.revision) throw new QuoteNotSent();
  if (revision !== quote.revision) throw new QuoteHasChanged();
  if (quote.decision === (accepted ? 'accepted' : 'declined')) return [];
  if (quote.decision === 'accepted') throw new QuoteAlreadyAccepted();
  if (accepted) isInTime(quote, command.now);
  const reason = trimmedOrNull(command.reason);
  const decided = { ...of(order), subject, revision, accepted, reason };
  const accepting = { ...order, quote: { ...quote, decision: 'accepted' as const } };
  return [
    { type: 'QuoteDecided', ...decided },
    ...(accepted && onTerms ? requestTerms(accepting) : []),
  ];
}

function isInTime({ validUntil }: QuoteState, now: number): void {
  if (validUntil !== null && isDayOver(validUntil, now)) throw new QuoteExpired(validUntil);
}

function requestTerms(order: QuotedOrder): readonly QuoteEvent[] {
  const { decision, terms } = order.quote;
  if (decision !== 'accepted') throw new QuoteNotAccepted();
  if (terms === 'refused') throw new TermsRefused();
  return terms === 'none' ? [{ type: 'TermsRequested', ...of(order) }] : [];
}

/** Staff can change the decision until the order proceeds. */
function decideTerms({ authorised }: DecideTerms, order: QuotedOrder): readonly QuoteEvent[] {
  const { terms } = order.quote;
  if (terms === 'none') throw new TermsNotRequested();
  if (terms === (authorised ? 'authorised' : 'refused')) return [];
  return [{ type: 'TermsDecided', ...of(order), authorised }];
}

function addMockup({ fileId }: AddMockup, order: QuotedOrder): readonly QuoteEvent[] {
  if (order.quote.mockups.length >= mostQuoteFiles) throw new TooManyQuoteFiles(mostQuoteFiles);
  return [{ type: 'MockupAdded', ...of(order), fileId }];
}

function decideMockup(
  { fileId, approved, comment }: DecideMockup,
  order: QuotedOrder,
): readonly QuoteEvent[] {
  const mockup = presentMockup(order.quote);
  if (mockup?.fileId !== fileId) throw new MockupHasChanged();
  if (mockup.state === (approved ? 'approved' : 'changes')) return [];
  const { subject } = order;
  return [
    {
      type: 'MockupDecided',
      ...of(order),
      subject,
      fileId,
      approved,
      comment: trimmedOrNull(comment),
    },
  ];
}

/** The number can be corrected until production starts. */
function confirmPurchaseOrder(
  { purchaseOrder: typed }: ConfirmPurchaseOrder,
  order: QuotedOrder,
): readonly QuoteEvent[] {
  const { quote, status } = order;
  if (order.hasMoney || !(isOpenQuote(order) || status === 'po_confirmed'))
    throw new QuoteIsSettled();
  if (quote.decision !== 'accepted') throw new QuoteNotAccepted();
  if (quote.terms !== 'authorised') throw new TermsNotAuthorised();
  if (!isAgreed(quote)) throw new MockupNotApproved();
  const purchaseOrder = typed.trim();
  if (quote.purchaseOrder === purchaseOrder) return [];
  return [{ type: 'PurchaseOrderConfirmed', ...of(order), purchaseOrder }];
}

function addDocument(
  { fileId, name, contentType, bytes }: AddQuoteDocument,
  order: QuotedOrder,
): readonly QuoteEvent[] {
  if (order.quote.documents.length >= mostQuoteFiles) throw new TooManyQuoteFiles(mostQuoteFiles);
  const { subject } = order;
  return [{ type: 'QuoteDocumentAdded', ...of(order), subject, fileId, name, contentType, bytes }];
}

function removeDocument(
  { fileId }: RemoveQuoteDocument,
  order: QuotedOrder,
): readonly QuoteEvent[] {
  if (!order.quote.documents.includes(fileId)) throw new QuoteFileUnknown();
  return [{ type: 'QuoteDocumentRemoved', ...of(order), fileId }];
}

function of({ orderId, hash }: QuotedOrder): Pick<QuotedOrder, 'orderId' | 'hash'> {
  return { orderId, hash };
}

/** Treats blank text as none. */
function trimmedOrNull(text: string | null): string | null {
  return text?.trim() || null;
}

/** Whether a quote can be paid by card: agreed, and not yet in production (PAY-024). */
export function isPayableQuote(
  quote: QuoteState,
  order: Pick<QuotedOrder, 'flow' | 'status'>,
): boolean {
  return isAgreed(quote) && (isOpenQuote(order) || order.status === 'po_confirmed');
}
