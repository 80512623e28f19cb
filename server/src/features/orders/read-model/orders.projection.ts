import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import { couponOf } from '@selvedge/shared/orders/order-discount';
import { rankOf } from '@selvedge/shared/orders/order-priority';
import {
  percentComplete,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';

import type { Projection, Recorded } from '../../../platform/event-log/model/projection.js';
import { paidBy, type PaymentColumns } from './attempt-row.projection.js';
import { childAdded, type RelationColumns } from './child-row.projection.js';
import {
  labelsChangedBy,
  plannedLabels,
  unprintedOf,
  type LabelColumns,
} from './label-row.projection.js';
import { holdOf } from '../aggregate/discounts/order-discount.rules.js';
import { isOfLabels } from '../aggregate/labels/label.events.js';
import {
  pigeonholeLogsAfter,
  pigeonholesOf,
  type PigeonholeEntry,
} from './pigeonhole-row.projection.js';
import { isOfPigeonholes } from '../aggregate/pigeonholes/pigeonhole.events.js';
import { REFUND_EVENTS } from '../aggregate/refunds/refund.events.js';
import { isOfQuote, QUOTE_EVENTS } from '../aggregate/quotes/quote.events.js';
import { quoteChangedBy, type QuoteColumn } from './quote-row.projection.js';
import { isOfTracking } from '../aggregate/tracking/tracking.events.js';
import { trackingAfter, type TrackingEntry } from '../aggregate/tracking/tracking.rules.js';
import type { OrderEvent, OrderPlaced, OwnEvent } from '../aggregate/order.events.js';

/** Status change as stored in the order row; names are resolved on read. */
export interface StatusLogEntry {
  readonly status: OrderStatus;
  readonly actor: string;
  readonly createdAt: string;
}

/** One row per order, with all data of its screens. */
export interface OrderRow
  extends CheckoutTotals, LabelColumns, PaymentColumns, RelationColumns, QuoteColumn {
  readonly division: number;
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  readonly customerId: number | null;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly stage: number;
  readonly percentComplete: number;
  /** Priority from 0, the lowest. */
  readonly priority: number;
  readonly fulfillmentFactory: string | null;
  readonly items: readonly OrderItem[];
  /** Null if the order was placed before taxes were recorded by rate. */
  readonly tax: OrderTax | null;
  /** Code that the customer entered. */
  readonly coupon: string | null;
  /** Whether it has reserved uses of limited discounts, and has not released them. */
  readonly holdsDiscount: boolean;
  /** Whether the customer was reminded to pay. */
  readonly isReminded: boolean;
  readonly quantity: number;
  readonly image: string | null;
  readonly email: string | null;
  readonly customerName: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly statusLog: readonly StatusLogEntry[];
  /** Number of labels to print; indexed for the print queue. */
  readonly unprinted: number;
  readonly pigeonholeLogs: readonly PigeonholeEntry[];
  /** Slots in use. */
  readonly pigeonholes: readonly string[];
  readonly trackingCodes: readonly TrackingEntry[];
  readonly createdAt: string;
  readonly changedAt: string;
  readonly deletedAt: string | null;
  readonly position: number;
}

/** Order columns that all factory lists show. */
export type FactoryOrder = Pick<
  OrderRow,
  'division' | 'orderId' | 'flow' | 'status' | 'stage' | 'priority'
>;

export const orders: Projection<OrderRow, OrderEvent> = {
  name: 'orders',
  reads: [
    'OrderPlaced',
    'OrderStatusChanged',
    'OrderMarkedPaid',
    'OrderPrioritySet',
    'OrderDeleted',
    'OrderDiscountReleased',
    'PaymentReminded',
    'ChildOrderAdded',
    'OrderNoteWritten',
    'LabelsPrinted',
    'LabelCancelled',
    'LabelPicked',
    'ItemPutInPigeonhole',
    'ItemTakenFromPigeonhole',
    'TrackingCodeAdded',
    'TrackingCodeRemoved',
    'PaymentAttemptStarted',
    'PaymentAttemptSucceeded',
    'PaymentAttemptDeclined',
    ...REFUND_EVENTS,
    ...QUOTE_EVENTS,
  ],
  keysOf: ({ division, event: { orderId } }) => [{ division, orderId }],
  isOfOneStream: true,
  apply: (row, recorded) => {
    const { event, position } = recorded;
    if (event.type === 'OrderPlaced') return withDerived(placed(event, recorded));
    return row && withDerived({ ...row, ...changeBy(event, recorded, row), position });
  },
};

/** Columns derived from status, labels and slots. */
type Derived = 'unprinted' | 'pigeonholes';

function withDerived(row: Omit<OrderRow, Derived>): OrderRow {
  return { ...row, unprinted: unprintedOf(row), pigeonholes: pigeonholesOf(row) };
}

function changeBy(
  event: Exclude<OrderEvent, OrderPlaced>,
  recorded: Recorded,
  row: OrderRow,
): Partial<OrderRow> {
  if (isOfLabels(event)) return labelsChangedBy(event, recorded, row);
  if (isOfQuote(event)) return quoteChangedBy(event, recorded, row);
  if ('attemptId' in event) return paidBy(event, recorded, row);
  if (isOfPigeonholes(event)) {
    return { pigeonholeLogs: pigeonholeLogsAfter(row.pigeonholeLogs, event, recorded) };
  }
  if (isOfTracking(event)) return { trackingCodes: trackingAfter(row.trackingCodes, event) };
  return ownChange(event, recorded, row);
}

function ownChange(event: OwnEvent, recorded: Recorded, row: OrderRow): Partial<OrderRow> {
  switch (event.type) {
    case 'OrderStatusChanged':
      return { ...reached(row.flow, event.status), ...logged(event.status, recorded, row) };
    case 'OrderPrioritySet':
      return { priority: rankOf(event.priority) };
    case 'OrderDeleted':
      return { deletedAt: recorded.occurredAt };
    case 'OrderDiscountReleased':
      return { holdsDiscount: false };
    case 'PaymentReminded':
      return { isReminded: true };
    case 'ChildOrderAdded':
      return childAdded(event, recorded, row);
    case 'OrderMarkedPaid':
    case 'OrderNoteWritten':
      // The reason is only in the history; the row just advances its position.
      return {};
  }
}

function placed(event: OrderPlaced, recorded: Recorded): Omit<OrderRow, Derived> {
  const { orderId, hash, subject, customerId, flow, status, fulfillmentFactory } = event;
  const { parent, items, totals, tax, discounts, email, shippingAddress, billingAddress } = event;
  return {
    division: recorded.division,
    orderId,
    hash,
    subject,
    customerId,
    flow,
    ...reached(flow, status),
    priority: 0,
    fulfillmentFactory,
    parent,
    children: [],
    items,
    quantity: items.reduce((sum, item) => sum + item.quantity, 0),
    // The shipping item has no image.
    image: items.find(({ image }) => image !== '')?.image ?? null,
    ...totals,
    tax,
    coupon: couponOf(discounts),
    holdsDiscount: holdOf(discounts) === 'held',
    isReminded: false,
    email,
    customerName: shippingAddress?.fullName ?? null,
    shippingAddress,
    billingAddress,
    ...plannedLabels(event, recorded.occurredAt),
    ...logged(status, recorded, { statusLog: [] }),
    pigeonholeLogs: [],
    trackingCodes: [],
    quote: null,
    paymentAttempts: [],
    paymentTransaction: null,
    openAttemptAt: null,
    refundDueAt: null,
    refunds: [],
    refunded: 0,
    openRefundAt: null,
    createdAt: recorded.occurredAt,
    deletedAt: null,
    position: recorded.position,
  };
}

function reached(
  flow: OrderFlow,
  status: OrderStatus,
): Pick<OrderRow, 'status' | 'stage' | 'percentComplete'> {
  return {
    status,
    stage: stageOf(flow, status) ?? 0,
    percentComplete: percentComplete(flow, status),
  };
}

/** One record per change, in time order (ORD-004, EVT-002). */
function logged(
  status: OrderStatus,
  { actor, occurredAt }: Recorded,
  { statusLog }: Pick<OrderRow, 'statusLog'>,
): Pick<OrderRow, 'statusLog' | 'changedAt'> {
  return {
    statusLog: [...statusLog, { status, actor, createdAt: occurredAt }],
    changedAt: occurredAt,
  };
}
