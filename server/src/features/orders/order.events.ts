import type { CheckoutTotals } from '@selvedge/shared/checkout/contract';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import type { EventTypes, JsonObject } from '../../platform/event-log/model/decider.js';
import type { ChildOrderAdded, ParentOrder } from './children/child.events.js';
import type { OrderDeleted } from './deletion/deletion.events.js';
import type { LabelEvent } from './labels/label.events.js';
import type { OrderNoteWritten } from './notes/note.events.js';
import type { PigeonholeEvent } from './pigeonholes/pigeonhole.events.js';
import type { QuoteEvent } from './quotes/quote.events.js';
import type { RefundEvent } from './refunds/refund.events.js';
import type { TrackingEvent } from './tracking/tracking.events.js';

/** Everything about the order is frozen here: what is sold later under the same name does not change it. */
export interface OrderPlaced {
  readonly type: 'OrderPlaced';
  readonly orderId: number;
  /** 128 random bits in hex: whoever has them may see the order (ORD-044). */
  readonly hash: string;
  /** Whose personal data it holds: `customer:7`, or `order:10001` of a guest. */
  readonly subject: string;
  readonly customerId: number | null;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly fulfillmentFactory: string | null;
  /** ORD-005: null where it was not made of another. */
  readonly parent: ParentOrder | null;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  /** How many of the currency of the totals were asked for one of the store's own (PAY-020). */
  readonly exchangeRate: number;
  /** This and the addresses are null once the subject has been erased. */
  readonly email: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
}

export interface OrderStatusChanged {
  readonly type: 'OrderStatusChanged';
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly from: OrderStatus;
  readonly status: OrderStatus;
}

/** A person recorded a payment that the product has not seen. */
export interface OrderMarkedPaid {
  readonly type: 'OrderMarkedPaid';
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  /** Null once the subject has been erased. */
  readonly reason: string | null;
}

export interface OrderPrioritySet {
  readonly type: 'OrderPrioritySet';
  readonly orderId: number;
  readonly hash: string;
  readonly priority: OrderPriority;
}

/** From now on the provider may have been asked for the money. */
export interface PaymentAttemptStarted {
  readonly type: 'PaymentAttemptStarted';
  readonly orderId: number;
  readonly attemptId: string;
  readonly paymentMethodName: string;
}

export interface PaymentAttemptSucceeded {
  readonly type: 'PaymentAttemptSucceeded';
  readonly orderId: number;
  readonly attemptId: string;
  /** The provider's own name for the capture. */
  readonly transaction: string;
}

export interface PaymentAttemptDeclined {
  readonly type: 'PaymentAttemptDeclined';
  readonly orderId: number;
  readonly attemptId: string;
  /** Why, for the shopper. */
  readonly message: string;
}

export type OrderEvent =
  | OrderPlaced
  | OrderStatusChanged
  | OrderMarkedPaid
  | OrderPrioritySet
  | OrderDeleted
  | ChildOrderAdded
  | OrderNoteWritten
  | LabelEvent
  | TrackingEvent
  | PigeonholeEvent
  | RefundEvent
  | QuoteEvent
  | PaymentAttemptStarted
  | PaymentAttemptSucceeded
  | PaymentAttemptDeclined;

/** What happens to an order as a whole, once it is placed. */
export type OwnEvent =
  | OrderStatusChanged
  | OrderMarkedPaid
  | OrderPrioritySet
  | OrderDeleted
  | ChildOrderAdded
  | OrderNoteWritten;

/** Before, shops sold in their own currency alone. */
function withExchangeRate(order: JsonObject): JsonObject {
  return { ...order, exchangeRate: 1 };
}

/** Before, only the items of bundles named their pieces. */
function withPieces({ items, ...order }: JsonObject): JsonObject {
  // Every version of the event has them.
  const placed = items as readonly JsonObject[];
  return { ...order, items: placed.map((item) => ({ pieces: [], ...item })) };
}

/** Before, no order was made of another. */
function withoutParent(order: JsonObject): JsonObject {
  return { ...order, parent: null };
}

/** Before, quotes had no last day. */
function withoutEnd(sent: JsonObject): JsonObject {
  return { ...sent, validUntil: null };
}

export const orderEventTypes: EventTypes<OrderEvent> = {
  OrderPlaced: {
    schemaVersion: 4,
    upcasters: { 1: withExchangeRate, 2: withPieces, 3: withoutParent },
    personal: {
      subject: ({ subject }) => subject,
      fields: ['email', 'shippingAddress', 'billingAddress'],
    },
  },
  OrderStatusChanged: { schemaVersion: 1 },
  OrderMarkedPaid: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['reason'] },
  },
  OrderPrioritySet: { schemaVersion: 1 },
  OrderDeleted: { schemaVersion: 1 },
  ChildOrderAdded: { schemaVersion: 1 },
  OrderNoteWritten: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['text'] },
  },
  LabelsPrinted: { schemaVersion: 1 },
  LabelCancelled: { schemaVersion: 1 },
  LabelPicked: { schemaVersion: 1 },
  ItemPutInPigeonhole: { schemaVersion: 1 },
  ItemTakenFromPigeonhole: { schemaVersion: 1 },
  TrackingCodeAdded: { schemaVersion: 1 },
  TrackingCodeRemoved: { schemaVersion: 1 },
  PaymentAttemptStarted: { schemaVersion: 1 },
  PaymentAttemptSucceeded: { schemaVersion: 1 },
  PaymentAttemptDeclined: { schemaVersion: 1 },
  RefundDue: { schemaVersion: 1 },
  RefundConfirmed: { schemaVersion: 1 },
  QuoteWished: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['company', 'notes'] },
  },
  QuotePriced: { schemaVersion: 1 },
  QuoteAddressed: {
    schemaVersion: 1,
    personal: {
      subject: ({ subject }) => subject,
      fields: ['shippingAddress', 'billingAddress'],
    },
  },
  QuoteSent: { schemaVersion: 2, upcasters: { 1: withoutEnd } },
  QuoteDecided: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['reason'] },
  },
  TermsRequested: { schemaVersion: 1 },
  TermsDecided: { schemaVersion: 1 },
  MockupAdded: { schemaVersion: 1 },
  MockupDecided: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['comment'] },
  },
  PurchaseOrderConfirmed: { schemaVersion: 1 },
  QuoteDocumentAdded: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['name'] },
  },
  QuoteDocumentRemoved: { schemaVersion: 1 },
};
