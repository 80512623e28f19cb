import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { QuoteWish } from '@selvedge/shared/orders/quotes/quote';

interface OfQuote {
  readonly orderId: number;
}

/** RET-008: together with the order that is placed for it. */
export interface WishForQuote extends OfQuote {
  readonly type: 'WishForQuote';
  readonly wish: QuoteWish;
}

/** `revision` is the one that the person saw. */
export interface PriceQuote extends OfQuote {
  readonly type: 'PriceQuote';
  readonly revision: number;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  /** Where it goes and who pays, where that is another; null where it is as before. */
  readonly addresses: QuoteAddresses | null;
}

export interface QuoteAddresses {
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
}

export interface SendQuote extends OfQuote {
  readonly type: 'SendQuote';
  readonly revision: number;
  /** The last day on which it may be accepted; null has no end. */
  readonly validUntil: string | null;
}

export interface DecideQuote extends OfQuote {
  readonly type: 'DecideQuote';
  readonly revision: number;
  readonly accepted: boolean;
  /** Payment terms are asked for at the same time. */
  readonly onTerms: boolean;
  readonly reason: string | null;
  /** When it is said, in ms. */
  readonly now: number;
}

export interface RequestTerms extends OfQuote {
  readonly type: 'RequestTerms';
}

export interface DecideTerms extends OfQuote {
  readonly type: 'DecideTerms';
  readonly authorised: boolean;
}

export interface AddMockup extends OfQuote {
  readonly type: 'AddMockup';
  readonly fileId: string;
}

export interface DecideMockup extends OfQuote {
  readonly type: 'DecideMockup';
  readonly fileId: string;
  readonly approved: boolean;
  readonly comment: string | null;
}

export interface ConfirmPurchaseOrder extends OfQuote {
  readonly type: 'ConfirmPurchaseOrder';
  readonly purchaseOrder: string;
}

export interface AddQuoteDocument extends OfQuote {
  readonly type: 'AddQuoteDocument';
  readonly fileId: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

export interface RemoveQuoteDocument extends OfQuote {
  readonly type: 'RemoveQuoteDocument';
  readonly fileId: string;
}

export type QuoteCommand =
  | WishForQuote
  | PriceQuote
  | SendQuote
  | DecideQuote
  | RequestTerms
  | DecideTerms
  | AddMockup
  | DecideMockup
  | ConfirmPurchaseOrder
  | AddQuoteDocument
  | RemoveQuoteDocument;

const types: ReadonlySet<string> = new Set<QuoteCommand['type']>([
  'WishForQuote',
  'PriceQuote',
  'SendQuote',
  'DecideQuote',
  'RequestTerms',
  'DecideTerms',
  'AddMockup',
  'DecideMockup',
  'ConfirmPurchaseOrder',
  'AddQuoteDocument',
  'RemoveQuoteDocument',
]);

/** Whether a command to an order is about its quote. */
export function isAboutQuote(command: { readonly type: string }): command is QuoteCommand {
  return types.has(command.type);
}

/** What each command to a quote leads to. */
export type ByQuoteCommand<Result> = {
  readonly [Type in QuoteCommand['type']]: (
    command: Extract<QuoteCommand, { readonly type: Type }>,
  ) => Result;
};

/** What one of them leads to. */
export function byQuoteCommand<Result>(
  command: QuoteCommand,
  each: ByQuoteCommand<Result>,
): Result {
  // It is that of the command's own type.
  const handle = each[command.type] as (command: QuoteCommand) => Result;
  return handle(command);
}
