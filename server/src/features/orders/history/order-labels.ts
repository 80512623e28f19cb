import { formatMoney } from '@selvedge/shared/money';
import { carrierName } from '@selvedge/shared/orders/tracking/carriers';
import { reprintReasonName } from '@selvedge/shared/orders/labels/reprint-reason';
import { statusName } from '@selvedge/shared/orders/order-status';

import { isOfTracking, type TrackingEvent } from '../tracking/tracking.events.js';
import { isOfLabels, type LabelEvent, type LabelsPrinted } from '../labels/label.events.js';
import type { OrderEvent } from '../order.events.js';

/** What happened, as a member of staff would say it; nothing personal. */
export function wordsOf(event: OrderEvent): string {
  if (isOfLabels(event)) return labelWords(event);
  if (isOfTracking(event)) return trackingWords(event);
  switch (event.type) {
    case 'OrderPlaced': {
      const { total: amount, currency } = event.totals;
      const pieces = event.items.reduce((sum, { quantity }) => sum + quantity, 0);
      const things = pieces === 1 ? '1 item' : `${pieces} items`;
      return `Placed with ${things} for ${formatMoney({ amount, currency })}`;
    }
    case 'OrderStatusChanged':
      return `Moved from ${statusName(event.from)} to ${statusName(event.status)}`;
    case 'OrderPrioritySet':
      return `Priority set to ${event.priority}`;
    case 'PaymentAttemptStarted':
      return `Payment by ${event.paymentMethodName} started`;
    case 'PaymentAttemptSucceeded':
      return `Payment succeeded, transaction ${event.transaction}`;
    case 'PaymentAttemptDeclined':
      return `Payment declined: ${event.message}`;
  }
}

function labelWords(event: LabelEvent): string {
  switch (event.type) {
    case 'LabelsPrinted':
      return printWords(event);
    case 'LabelCancelled':
      return `Label ${event.counter} cancelled`;
    case 'LabelPicked':
      return `Label ${event.counter} picked`;
  }
}

function trackingWords({ type, carrier, code }: TrackingEvent): string {
  const deed = type === 'TrackingCodeAdded' ? 'added' : 'removed';
  return `Tracking code ${code} ${deed} (${carrierName(carrier)})`;
}

function printWords({ labels, reason }: LabelsPrinted): string {
  const counters = labels.map(({ counter }) => String(counter)).join(', ');
  const which = labels.length === 1 ? `Label ${counters}` : `Labels ${counters}`;
  return reason === null
    ? `${which} printed`
    : `${which} printed again: ${reprintReasonName(reason)}`;
}
