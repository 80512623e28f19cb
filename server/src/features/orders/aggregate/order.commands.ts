import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { OrderDiscount } from '@selvedge/shared/orders/order-discount';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';

import type { DeleteOrder } from './deletion/deletion.commands.js';
import type { RemindOfPayment } from './reminders/payment-reminder.commands.js';
import type { ReleaseDiscount } from './discounts/order-discount.commands.js';
import type { LabelCommand } from './labels/label.commands.js';
import type { AddChildOrder } from './children/child.commands.js';
import type { ParentOrder } from './children/child.events.js';
import type { RefundCommand } from './refunds/refund.commands.js';
import type { WriteOrderNote } from './notes/note.commands.js';
import type { PigeonholeCommand } from './pigeonholes/pigeonhole.commands.js';
import type { QuoteCommand } from './quotes/quote.commands.js';
import type { TrackingCommand } from './tracking/tracking.commands.js';

/** Factory by its code; the one configured as paper factory prints on paper (ORD-025). */
export interface Factory {
  readonly code: string;
  readonly printsPaper: boolean;
}

export interface PlaceOrder {
  readonly type: 'PlaceOrder';
  readonly orderId: number;
  readonly hash: string;
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly status: 'new' | 'to_be_paid' | 'quote';
  readonly fulfillmentFactory: Factory | null;
  readonly items: readonly OrderItem[];
  readonly totals: CheckoutTotals;
  /** Null in a child order of an order that did not record it. */
  readonly tax: OrderTax | null;
  /** None by default. */
  readonly discounts?: readonly OrderDiscount[];
  /** Units of the order currency per unit of the store currency (PAY-020). */
  readonly exchangeRate: number;
  readonly email: string;
  readonly shippingAddress: OrderAddress;
  readonly billingAddress: OrderAddress;
}

/** Creates a child order; only together with AddChildOrder to its parent. */
export interface PlaceChildOrder extends Omit<PlaceOrder, 'type' | 'status'> {
  readonly type: 'PlaceChildOrder';
  readonly status: 'paid' | 'refunded';
  /** Data subject of the parent. */
  readonly subject: string;
  readonly parent: ParentOrder;
}

export interface ChangeStatus {
  readonly type: 'ChangeStatus';
  readonly orderId: number;
  readonly status: OrderStatus;
  /** Status the caller saw; undefined skips the check. */
  readonly from: OrderStatus | undefined;
  /** Sent by a job instead of a person: it can only move the order forward. */
  readonly automatic: boolean;
  /** Reason why an unpaid order counts as paid; needs its own permission. */
  readonly paidReason?: string | undefined;
}

export interface SetPriority {
  readonly type: 'SetPriority';
  readonly orderId: number;
  readonly priority: OrderPriority;
}

export interface StartPaymentAttempt {
  readonly type: 'StartPaymentAttempt';
  readonly orderId: number;
  readonly attemptId: string;
  readonly paymentMethodName: string;
}

export interface SucceedPaymentAttempt {
  readonly type: 'SucceedPaymentAttempt';
  readonly orderId: number;
  readonly attemptId: string;
  readonly transaction: string;
}

export interface DeclinePaymentAttempt {
  readonly type: 'DeclinePaymentAttempt';
  readonly orderId: number;
  readonly attemptId: string;
  readonly message: string;
}

export type OrderCommand =
  | PlaceOrder
  | PlaceChildOrder
  | AddChildOrder
  | ChangeStatus
  | SetPriority
  | WriteOrderNote
  | DeleteOrder
  | ReleaseDiscount
  | RemindOfPayment
  | LabelCommand
  | TrackingCommand
  | PigeonholeCommand
  | QuoteCommand
  | StartPaymentAttempt
  | SucceedPaymentAttempt
  | DeclinePaymentAttempt
  | RefundCommand;
