import {
  isAhead,
  stageOf,
  statesPayment,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import type { Decider } from '../../../platform/event-log/model/decider.js';
import { addChild } from './children/child.rules.js';
import { deleteOrder, assertNotDeleted } from './deletion/deletion.rules.js';
import { assertDiscountHeld, releaseDiscount } from './discounts/order-discount.rules.js';
import { isAboutLabels, type LabelCommand } from './labels/label.commands.js';
import { decideLabels } from './labels/label.rules.js';
import { isPlacing, place, type Placing } from './placing/placing.rules.js';
import { writeNote } from './notes/note.rules.js';
import { attemptOf, hasLiveAttempt, hasMoney, isPaid, isPayable } from './payment-state.rules.js';
import type { SucceedRefund } from './refunds/refund.commands.js';
import { RefundInProgress } from './refunds/refund.errors.js';
import {
  assertWithinTotal,
  failRefund,
  isPending,
  isRefunded,
  isRefundedInFull,
  refundedStatusOf,
  requestRefund,
  succeedRefund,
} from './refunds/provider-refund.rules.js';
import { confirmRefund, refundOf } from './refunds/refund.rules.js';
import { isAboutPigeonholes, type PigeonholeCommand } from './pigeonholes/pigeonhole.commands.js';
import { decidePigeonholes, emptiedBy } from './pigeonholes/pigeonhole.rules.js';
import { isAboutQuote, type QuoteCommand } from './quotes/quote.commands.js';
import { decideQuote } from './quotes/quote.rules.js';
import { agreedStatusAfter } from './quotes/quote-state.rules.js';
import { remindOfPayment } from './reminders/payment-reminder.rules.js';
import { isAboutTracking, type TrackingCommand } from './tracking/tracking.commands.js';
import { evolve, type Order, type PlacedOrder } from './state/order-state.rules.js';
import { decideTracking } from './tracking/tracking.rules.js';
import type {
  ChangeStatus,
  DeclinePaymentAttempt,
  OrderCommand,
  SetPriority,
  StartPaymentAttempt,
  SucceedPaymentAttempt,
} from './order.commands.js';
import {
  OrderAlreadyPaid,
  OrderNotFound,
  OrderNotPayable,
  PaymentInProgress,
  OrderNotPaid,
  StatusHasMoved,
  StatusNotInFlow,
} from './order.errors.js';
import type { OrderEvent } from './order.events.js';

type PaymentCommand = Extract<OrderCommand, { readonly attemptId: string }>;

function decide(command: OrderCommand, order: Order): readonly OrderEvent[] {
  if (isPlacing(command)) return place(command, order);
  if (!order.placed) throw new OrderNotFound();
  assertNotDeleted(command, order);
  return workOn(command, order);
}

function workOn(
  command: Exclude<OrderCommand, Placing>,
  order: PlacedOrder,
): readonly OrderEvent[] {
  if (isAboutLabels(command)) return workOnLabels(command, order);
  if (isAboutPigeonholes(command)) return decidePigeonholes(command, order);
  if (isAboutTracking(command)) return decideTracking(command, order);
  if (isAboutQuote(command)) return workOnQuote(command, order);
  if ('attemptId' in command) return decidePayment(command, order);
  return decideOrder(command, order);
}

type OwnCommand = Exclude<
  OrderCommand,
  Placing | LabelCommand | PigeonholeCommand | TrackingCommand | QuoteCommand | PaymentCommand
>;

function decideOrder(command: OwnCommand, order: PlacedOrder): readonly OrderEvent[] {
  switch (command.type) {
    case 'ChangeStatus':
      return changeStatus(command, order);
    case 'SetPriority':
      return setPriority(command, order);
    case 'DeleteOrder':
      return deleteOrder({ ...order, hasMoney: hasMoney(order) });
    case 'ReleaseDiscount':
      return releaseDiscount({ ...order, hasMoney: hasMoney(order) });
    case 'RemindOfPayment':
      return remindOfPayment({
        ...order,
        isPayable: isPayable(order),
        hasMoney: hasMoney(order),
      });
    case 'AddChildOrder':
      assertWithinTotal(command, order);
      return addChild(command, order);
    case 'WriteOrderNote':
      return writeNote(command, order);
  }
}

function decidePayment(command: PaymentCommand, order: PlacedOrder): readonly OrderEvent[] {
  switch (command.type) {
    case 'StartPaymentAttempt':
      return startAttempt(command, order);
    case 'SucceedPaymentAttempt':
      return succeedAttempt(command, order);
    case 'DeclinePaymentAttempt':
      return declineAttempt(command, order);
    case 'ConfirmRefund':
      return confirmRefund(command, order);
    case 'RequestRefund':
      attemptOf(order, command.attemptId);
      return requestRefund(command, order);
    case 'SucceedRefund':
      return refundMade(command, order);
    case 'FailRefund':
      return failRefund(command, order);
  }
}

function changeStatus(
  { status, from, automatic, paidReason = '' }: ChangeStatus,
  order: PlacedOrder,
): readonly OrderEvent[] {
  mayChange(order, status, from);
  if (automatic) return forward(order, status);
  if (status === order.status) return [];
  return [...markedPaid(order, status, paidReason), ...movedTo(order, status)];
}

/** Throws OrderNotPaid if an unpaid order moves into production without a reason. */
function markedPaid(order: PlacedOrder, status: OrderStatus, paidReason: string): OrderEvent[] {
  const { orderId, hash, subject, flow } = order;
  const hasPayment = isPaid(order) && order.status !== 'refunded';
  const isFree = order.total.amount === 0;
  if (isFree || hasPayment || !statesPayment(flow, order.status, status)) return [];
  const reason = paidReason.trim();
  if (reason === '') throw new OrderNotPaid(orderId);
  return [{ type: 'OrderMarkedPaid', orderId, hash, subject, reason }];
}

/**
 * Checks that apply to every status change by a person (ORD-037). The outcome of an open refund
 * decides whether the order counts as refunded.
 */
function mayChange(order: PlacedOrder, status: OrderStatus, from: OrderStatus | undefined): void {
  if (stageOf(order.flow, status) === undefined) throw new StatusNotInFlow(order.flow, status);
  if (from !== undefined && from !== order.status) throw new StatusHasMoved(order.status);
  const isAboutMoney = isRefunded(status) || isRefunded(order.status);
  if (isAboutMoney && isPending(order.providerRefunds)) throw new RefundInProgress();
}

/** Printing moves the order on, unless it is already further (ATL-015). */
function workOnLabels(command: LabelCommand, order: PlacedOrder): readonly OrderEvent[] {
  if (command.type !== 'PrintLabels') return decideLabels(command, order);
  mayChange(order, 'label_printed', command.from);
  return [...decideLabels(command, order), ...forward(order, 'label_printed')];
}

/** Derives the status from the agreement of staff and customer, if that has changed (ATL-016). */
function workOnQuote(command: QuoteCommand, order: PlacedOrder): readonly OrderEvent[] {
  const events = decideQuote(command, { ...order, hasMoney: hasMoney(order) });
  const station = agreedStatusAfter(events, order);
  return station === undefined ? events : [...events, ...movedTo(order, station)];
}

function startAttempt(
  { orderId, attemptId, paymentMethodName }: StartPaymentAttempt,
  order: PlacedOrder,
): readonly OrderEvent[] {
  if (isPaid(order)) throw new OrderAlreadyPaid();
  if (!isPayable(order)) throw new OrderNotPayable();
  assertDiscountHeld(order);
  if (hasLiveAttempt(order)) throw new PaymentInProgress();
  return [{ type: 'PaymentAttemptStarted', orderId, attemptId, paymentMethodName }];
}

function setPriority(
  { priority }: SetPriority,
  { orderId, hash, priority: before }: PlacedOrder,
): readonly OrderEvent[] {
  return priority === before ? [] : [{ type: 'OrderPrioritySet', orderId, hash, priority }];
}

function succeedAttempt(
  { attemptId, transaction }: SucceedPaymentAttempt,
  order: PlacedOrder,
): readonly OrderEvent[] {
  // A capture is always recorded, even if the attempt was declined before.
  if (attemptOf(order, attemptId) === 'succeeded') return [];
  const { orderId } = order;
  return [
    { type: 'PaymentAttemptSucceeded', orderId, attemptId, transaction },
    ...refundOf({ attemptId, transaction }, { ...order, isPaid: isPaid(order) || order.isDeleted }),
    ...(order.isDeleted ? [] : forward(order, order.flow === 'bespoke' ? 'bespoke_paid' : 'paid')),
  ];
}

/** A refund of the last part closes the order. */
function refundMade(command: SucceedRefund, order: PlacedOrder): readonly OrderEvent[] {
  const closed = isRefundedInFull(command, order)
    ? forward(order, refundedStatusOf(order.flow))
    : [];
  return [...succeedRefund(command, order), ...closed];
}

function declineAttempt(
  { attemptId, message }: DeclinePaymentAttempt,
  order: PlacedOrder,
): readonly OrderEvent[] {
  if (attemptOf(order, attemptId) !== 'started') return [];
  return [{ type: 'PaymentAttemptDeclined', orderId: order.orderId, attemptId, message }];
}

/** Jobs and payments never move an order back (ORD-037). */
function forward(order: PlacedOrder, status: OrderStatus): readonly OrderEvent[] {
  return isAhead(order.flow, status, order.status) ? movedTo(order, status) : [];
}

function movedTo(order: PlacedOrder, status: OrderStatus): readonly OrderEvent[] {
  const { orderId, hash, flow, status: from } = order;
  const changed: OrderEvent = { type: 'OrderStatusChanged', orderId, hash, flow, from, status };
  return [changed, ...emptiedBy(order, status)];
}

export function orderStream({ orderId }: Pick<OrderCommand, 'orderId'>): string {
  return `order-${orderId}`;
}

export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  stream: orderStream,
  initial: { placed: false },
  decide,
  evolve,
};
