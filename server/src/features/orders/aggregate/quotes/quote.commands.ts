import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';
import type { QuoteWish } from '@selvedge/shared/orders/quotes/quote';

interface OfQuote {
  readonly orderId: number;
}

/** Sent together with the order that it belongs to (RET-008). */
export interface WishForQuote extends OfQuote {
  readonly type: 'WishForQuote';
  readonly wish: QuoteWish;
}

/** `revision` is the one the caller saw. */
export interface PriceQuote extends OfQuote {
  readonly type: 'PriceQuote';
  readonly revision: number;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  readonly tax: OrderTax;
  /** New addresses; null leaves them unchanged. */
  readonly addresses: QuoteAddresses | null;
}

export interface QuoteAddresses {
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
}

export interface SendQuote extends OfQuote {
  readonly type: 'SendQuote';
  readonly revision: number;
  /** Last day for acceptance; null for no limit. */
  readonly validUntil: string | null;
}

export interface DecideQuote extends OfQuote {
  readonly type: 'DecideQuote';
  readonly revision: number;
  readonly accepted: boolean;
  /** Requests payment terms at the same time. */
  readonly onTerms: boolean;
  readonly reason: string | null;
  /** Current time in milliseconds. */
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

export function isAboutQuote(command: { readonly type: string }): command is QuoteCommand {
  return types.has(command.type);
}

/** One handler per quote command. */
export type ByQuoteCommand<Result> = {
  readonly [Type in QuoteCommand['type']]: (
    command: Extract<QuoteCommand, { readonly type: Type }>,
  ) => Result;
};

/** Calls the handler of the command. */
export function byQuoteCommand<Result>(
  command: QuoteCommand,
  each: ByQuoteCommand<Result>,
): Result {
  // The map guarantees that the handler matches the command type.
  const handle = each[command.type] as (command: QuoteCommand) => Result;
  return handle(command);
}
