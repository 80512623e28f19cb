import type { Money } from '@selvedge/shared/money';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import { labelsOf } from '@selvedge/shared/orders/labels/factory-label';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import { childrenAfter, madeItems, type Children } from '../children/child.rules.js';
import { holdOf, type DiscountHold } from '../discounts/order-discount.rules.js';
import { isOfLabels } from '../labels/label.events.js';
import { labelsAfter, type LabelState } from '../labels/label.rules.js';
import { paymentsAfter, unpaid, type Payments } from '../payment-state.rules.js';
import { isOfPigeonholes } from '../pigeonholes/pigeonhole.events.js';
import { slotsAfter, type Slots } from '../pigeonholes/pigeonhole.rules.js';
import { isOfQuote } from '../quotes/quote.events.js';
import {
  newQuote,
  quotedBy,
  untouchedPieces,
  type QuoteState,
} from '../quotes/quote-state.rules.js';
import { isOfTracking } from '../tracking/tracking.events.js';
import { trackingAfter, type TrackingEntry } from '../tracking/tracking.rules.js';
import type { OrderEvent, OrderPlaced, OwnEvent } from '../order.events.js';

export interface PlacedOrder extends Payments {
  readonly placed: true;
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly priority: OrderPriority;
  readonly isDeleted: boolean;
  readonly discountHold: DiscountHold;
  /** Whether the customer was reminded to pay. */
  readonly isReminded: boolean;
  readonly children: Children;
  readonly notes: readonly string[];
  readonly labels: readonly LabelState[];
  readonly slots: Slots;
  readonly trackingCodes: readonly TrackingEntry[];
  readonly quote: QuoteState;
  readonly total: Money;
}

/** Decision state; all other data belongs to projections. */
export type Order = { readonly placed: false } | PlacedOrder;

export function evolve(order: Order, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') return placedOrderOf(event);
  return order.placed ? after(order, event) : order;
}

function placedOrderOf(event: OrderPlaced): PlacedOrder {
  const { orderId, hash, subject, flow, status, items, totals, discounts } = event;
  const planned = labelsOf(flow, madeItems(event));
  const labels = planned.map((label) => ({ ...label, state: 'waiting' as const }));
  const total = { amount: totals.total, currency: totals.currency };
  const untouched = { priority: 'normal', trackingCodes: [], notes: [], ...unpaid } as const;
  const work = {
    labels,
    ...untouchedPieces(items),
    quote: newQuote,
    isDeleted: false,
    isReminded: false,
    discountHold: holdOf(discounts),
    ...untouched,
  };
  return { placed: true, orderId, hash, subject, flow, status, total, ...work };
}

function after(order: PlacedOrder, event: Exclude<OrderEvent, OrderPlaced>): PlacedOrder {
  if (isOfLabels(event)) return { ...order, labels: labelsAfter(order.labels, event) };
  if (isOfPigeonholes(event)) return { ...order, slots: slotsAfter(order.slots, event) };
  if (isOfTracking(event)) {
    return { ...order, trackingCodes: trackingAfter(order.trackingCodes, event) };
  }
  if (isOfQuote(event)) return { ...order, ...quotedBy(event, order) };
  if ('attemptId' in event) return { ...order, ...paymentsAfter(order, event) };
  return { ...order, ...ownChange(event, order) };
}

function ownChange(event: OwnEvent, order: PlacedOrder): Partial<PlacedOrder> {
  switch (event.type) {
    case 'OrderStatusChanged':
      return { status: event.status };
    case 'OrderPrioritySet':
      return { priority: event.priority };
    case 'OrderDeleted':
      return { isDeleted: true };
    case 'OrderDiscountReleased':
      return { discountHold: 'released' };
    case 'PaymentReminded':
      return { isReminded: true };
    case 'ChildOrderAdded':
      return { children: childrenAfter(order.children, event) };
    case 'OrderMarkedPaid':
      return {};
    case 'OrderNoteWritten':
      return { notes: [...order.notes, event.noteId] };
  }
}
