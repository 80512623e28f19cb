import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import { withLineTax } from '@selvedge/shared/orders/line-tax';
import type { OrderDiscount } from '@selvedge/shared/orders/order-discount';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';

import type { EventTypes, JsonObject } from '../../../platform/event-log/model/decider.js';
import type { ChildOrderAdded, ParentOrder } from './children/child.events.js';
import type { OrderDeleted } from './deletion/deletion.events.js';
import type { PaymentReminded } from './reminders/payment-reminder.events.js';
import type { OrderDiscountReleased } from './discounts/order-discount.events.js';
import type { LabelEvent } from './labels/label.events.js';
import type { OrderNoteWritten } from './notes/note.events.js';
import type { PigeonholeEvent } from './pigeonholes/pigeonhole.events.js';
import type { QuoteEvent } from './quotes/quote.events.js';
import type { RefundEvent } from './refunds/refund.events.js';
import type { TrackingEvent } from './tracking/tracking.events.js';

/** Freezes all data of the order, so that later catalogue changes do not affect it. */
export interface OrderPlaced {
  readonly type: 'OrderPlaced';
  readonly orderId: number;
  /** 128 random bits in hex, which grant access to the order (ORD-044). */
  readonly hash: string;
  /** Data subject: `customer:7`, or `order:10001` for a guest. */
  readonly subject: string;
  readonly customerId: number | null;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly fulfillmentFactory: string | null;
  /** Null unless it is a child order. */
  readonly parent: ParentOrder | null;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  /** Null if the order was placed before taxes were recorded by rate. */
  readonly tax: OrderTax | null;
  readonly discounts: readonly OrderDiscount[];
  /** Units of the order currency per unit of the store currency (PAY-020). */
  readonly exchangeRate: number;
  /** Like the addresses, null after the subject's erasure. */
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

/** Staff recorded a payment made outside the platform. */
export interface OrderMarkedPaid {
  readonly type: 'OrderMarkedPaid';
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  /** Null after the subject's erasure. */
  readonly reason: string | null;
}

export interface OrderPrioritySet {
  readonly type: 'OrderPrioritySet';
  readonly orderId: number;
  readonly hash: string;
  readonly priority: OrderPriority;
}

/** From this event on, the provider may have charged the customer. */
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
  /** The provider's id of the capture. */
  readonly transaction: string;
}

export interface PaymentAttemptDeclined {
  readonly type: 'PaymentAttemptDeclined';
  readonly orderId: number;
  readonly attemptId: string;
  /** Reason, shown to the shopper. */
  readonly message: string;
}

export type OrderEvent =
  | OrderPlaced
  | OrderStatusChanged
  | OrderMarkedPaid
  | OrderPrioritySet
  | OrderDeleted
  | OrderDiscountReleased
  | PaymentReminded
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

export type OwnEvent =
  | OrderStatusChanged
  | OrderMarkedPaid
  | OrderPrioritySet
  | OrderDeleted
  | OrderDiscountReleased
  | PaymentReminded
  | ChildOrderAdded
  | OrderNoteWritten;

/** Old events: shops sold only in their own currency. */
function withExchangeRate(order: JsonObject): JsonObject {
  return { ...order, exchangeRate: 1 };
}

/** Old events: only bundle items had pieces. */
function withPieces({ items, ...order }: JsonObject): JsonObject {
  // All versions of the event have items.
  const placed = items as readonly JsonObject[];
  return { ...order, items: placed.map((item) => ({ pieces: [], ...item })) };
}

/** Old events: there were no child orders. */
function withoutParent(order: JsonObject): JsonObject {
  return { ...order, parent: null };
}

/** Old events: tax was rounded per piece, and the line had its multiple. */
function withTaxOfLines({ items, ...order }: JsonObject): JsonObject {
  // All versions of the events have items with quantity and tax.
  const taxed = items as readonly (JsonObject & Pick<OrderItem, 'quantity' | 'tax'>)[];
  return { ...order, items: taxed.map(withLineTax) };
}

/** Old events: every tax was 20 %, and no rate was recorded. */
function withoutTax(order: JsonObject): JsonObject {
  return { ...order, tax: null };
}

/** Old events: discounts belonged to quotes only. */
function withoutDiscounts(order: JsonObject): JsonObject {
  return { ...order, discounts: [] };
}

/** Old events: quotes had no last day. */
function withoutEnd(sent: JsonObject): JsonObject {
  return { ...sent, validUntil: null };
}

export const orderEventTypes: EventTypes<OrderEvent> = {
  OrderPlaced: {
    schemaVersion: 7,
    upcasters: {
      ...{ 1: withExchangeRate, 2: withPieces, 3: withoutParent, 4: withTaxOfLines },
      5: withoutTax,
      6: withoutDiscounts,
    },
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
  OrderDiscountReleased: { schemaVersion: 1 },
  PaymentReminded: { schemaVersion: 1 },
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
  RefundRequested: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['reason'] },
  },
  RefundSucceeded: { schemaVersion: 1 },
  RefundFailed: { schemaVersion: 1 },
  QuoteWished: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['company', 'notes'] },
  },
  QuotePriced: { schemaVersion: 3, upcasters: { 1: withTaxOfLines, 2: withoutTax } },
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
