import { formatMoney } from '@selvedge/shared/money';
import { carrierName } from '@selvedge/shared/orders/tracking/carriers';
import {
  childOrderReasonName,
  childOrderTypeName,
} from '@selvedge/shared/orders/children/child-order';
import { reprintReasonName } from '@selvedge/shared/orders/labels/reprint-reason';
import { statusName } from '@selvedge/shared/orders/order-status';

import { isOfRefunds, type RefundEvent } from '../aggregate/refunds/refund.events.js';
import { isOfTracking, type TrackingEvent } from '../aggregate/tracking/tracking.events.js';
import {
  isOfPigeonholes,
  type PigeonholeEvent,
} from '../aggregate/pigeonholes/pigeonhole.events.js';
import {
  isOfLabels,
  type LabelEvent,
  type LabelsPrinted,
} from '../aggregate/labels/label.events.js';
import { isOfQuote } from '../aggregate/quotes/quote.events.js';
import { describeQuote } from '../quotes/quote-labels.js';
import type { ChildOrderAdded } from '../aggregate/children/child.events.js';
import type { OrderEvent, OrderPlaced, OwnEvent } from '../aggregate/order.events.js';

/** Describes an event for staff; contains no personal data except texts that staff wrote. */
export function describeEvent(event: OrderEvent): string {
  if (isOfLabels(event)) return describeLabel(event);
  if (isOfPigeonholes(event)) return describePigeonhole(event);
  if (isOfTracking(event)) return describeTracking(event);
  if (isOfQuote(event)) return describeQuote(event);
  if ('attemptId' in event) return describePayment(event);
  if (isFixed(event)) return fixedLabels[event.type];
  return describeOrderChange(event);
}

/** Events whose label depends on nothing else. */
const fixedLabels = {
  OrderDeleted: 'Deleted',
  PaymentReminded: 'Customer reminded to pay',
  OrderDiscountReleased: 'Discount expired: the order was not paid in time',
} as const;

type FixedEvent = Extract<OwnEvent, { readonly type: keyof typeof fixedLabels }>;
type Change = Exclude<OwnEvent, { readonly type: keyof typeof fixedLabels }>;

function isFixed(event: Change | OrderPlaced | FixedEvent): event is FixedEvent {
  return event.type in fixedLabels;
}

function describeOrderChange(event: Change | OrderPlaced): string {
  switch (event.type) {
    case 'OrderPlaced':
      return describePlacement(event);
    case 'OrderStatusChanged':
      return `Moved from ${statusName(event.from)} to ${statusName(event.status)}`;
    case 'OrderMarkedPaid':
      return `Marked as paid: ${event.reason ?? 'reason erased with the customer'}`;
    case 'OrderPrioritySet':
      return `Priority set to ${event.priority}`;
    case 'ChildOrderAdded':
      return describeChildOrder(event);
    case 'OrderNoteWritten':
      return event.text === null ? 'Note erased with the customer' : `Note: ${event.text}`;
  }
}

function describeChildOrder({ childOrderType, childOrderId, reason }: ChildOrderAdded): string {
  const why = childOrderReasonName(reason).toLowerCase();
  return `${childOrderTypeName(childOrderType)} order ${childOrderId} created: ${why}`;
}

function describePayment(event: Extract<OrderEvent, { readonly attemptId: string }>): string {
  if (isOfRefunds(event)) return describeRefund(event);
  switch (event.type) {
    case 'PaymentAttemptStarted':
      return `Payment by ${event.paymentMethodName} started`;
    case 'PaymentAttemptSucceeded':
      return `Payment succeeded, transaction ${event.transaction}`;
    case 'PaymentAttemptDeclined':
      return `Payment declined: ${event.message}`;
  }
}

function describePlacement({
  totals: { total: amount, currency },
  items,
  parent,
}: OrderPlaced): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const itemsLabel = pieces === 1 ? '1 item' : `${pieces} items`;
  if (parent !== null) {
    const what = childOrderTypeName(parent.childOrderType);
    return `${what} of order ${parent.orderId}, with ${itemsLabel}`;
  }
  return `Placed with ${itemsLabel} for ${formatMoney({ amount, currency })}`;
}

function describeLabel(event: LabelEvent): string {
  switch (event.type) {
    case 'LabelsPrinted':
      return describePrinting(event);
    case 'LabelCancelled':
      return `Label ${event.counter} cancelled`;
    case 'LabelPicked':
      return `Label ${event.counter} picked`;
  }
}

function describePigeonhole({ type, itemId, code }: PigeonholeEvent): string {
  const what = type === 'ItemPutInPigeonhole' ? 'put in' : 'taken from';
  return `Item ${itemId} ${what} slot ${code}`;
}

function describeTracking({ type, carrier, code }: TrackingEvent): string {
  const what = type === 'TrackingCodeAdded' ? 'added' : 'removed';
  return `Tracking code ${code} ${what} (${carrierName(carrier)})`;
}

function describeRefund(event: RefundEvent): string {
  const { amount, currency } = event;
  const refund = `Refund of ${formatMoney({ amount, currency })}`;
  switch (event.type) {
    case 'RefundDue':
      return `${refund} due`;
    case 'RefundConfirmed':
      return `${refund} confirmed`;
    case 'RefundRequested':
      return `${refund} requested: ${event.reason ?? 'reason erased with the customer'}`;
    case 'RefundSucceeded':
      return `${refund} paid out, transaction ${event.transaction}`;
    case 'RefundFailed':
      return `${refund} failed: ${event.message}`;
  }
}

function describePrinting({ labels, reason }: LabelsPrinted): string {
  const counters = labels.map(({ counter }) => String(counter)).join(', ');
  const which = labels.length === 1 ? `Label ${counters}` : `Labels ${counters}`;
  return reason === null
    ? `${which} printed`
    : `${which} printed again: ${reprintReasonName(reason)}`;
}
