import { percentComplete, stageOf } from '@selvedge/shared/orders/order-status';
import type {
  OrderPlacedLive,
  OrderChildAdded,
  OrderDeletedLive,
  OrderLabelsChanged,
  OrderNoteWrittenLive,
  OrderPigeonholesChanged,
  OrderPrioritySetLive,
  OrderQuoteChanged,
  OrderRefundChanged,
  OrderStageChanged,
  OrderTrackingChanged,
} from '@selvedge/shared/live/contract';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { LiveMessage } from '../../../platform/live/live-topics.js';
import type { ChildOrderAdded } from '../aggregate/children/child.events.js';
import type { OrderDeleted } from '../aggregate/deletion/deletion.events.js';
import type { LabelEvent } from '../aggregate/labels/label.events.js';
import type { OrderNoteWritten } from '../aggregate/notes/note.events.js';
import type {
  OrderPlaced,
  OrderPrioritySet,
  OrderStatusChanged,
} from '../aggregate/order.events.js';
import type { PigeonholeEvent } from '../aggregate/pigeonholes/pigeonhole.events.js';
import type { QuoteEvent } from '../aggregate/quotes/quote.events.js';
import type { RefundEvent } from '../aggregate/refunds/refund.events.js';
import type { TrackingEvent } from '../aggregate/tracking/tracking.events.js';

/* Live messages contain ids and states, never data about the customer. */

export function placed({ event, occurredAt: at }: Recorded<OrderPlaced>): LiveMessage {
  const { orderId, hash, flow, status } = event;
  const data: OrderPlacedLive = { orderId, hash, flow, status, at };
  return { name: 'order.placed', data };
}

/** `by` is omitted for recipients who must not see staff names; the same applies below. */
export function moved(
  { event, occurredAt: at }: Recorded<OrderStatusChanged>,
  by: string | undefined,
): LiveMessage {
  const { orderId, hash, flow, status } = event;
  const data: OrderStageChanged = {
    orderId,
    hash,
    flow,
    from: event.from,
    to: status,
    stage: stageOf(flow, status) ?? 0,
    percent: percentComplete(flow, status),
    at,
    ...(by === undefined ? {} : { by }),
  };
  return { name: 'order.stage-changed', data };
}

export function prioritySet(
  { event, occurredAt: at }: Recorded<OrderPrioritySet>,
  by: string | undefined,
): LiveMessage {
  const { orderId, hash, priority } = event;
  const data: OrderPrioritySetLive = {
    orderId,
    hash,
    priority,
    at,
    ...(by === undefined ? {} : { by }),
  };
  return { name: 'order.priority-set', data };
}

export function deleted({ event, occurredAt: at }: Recorded<OrderDeleted>): LiveMessage {
  const { orderId, hash, flow, status } = event;
  const data: OrderDeletedLive = { orderId, hash, flow, status, at };
  return { name: 'order.deleted', data };
}

/** Sent to the parent; the child order has its own `order.placed`. */
export function childAdded({ event, occurredAt: at }: Recorded<ChildOrderAdded>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderChildAdded = { orderId, hash, at };
  return { name: 'order.child-added', data };
}

/** Sent to atlas only; clients fetch the text. */
export function noteWritten({ event, occurredAt: at }: Recorded<OrderNoteWritten>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderNoteWrittenLive = { orderId, hash, at };
  return { name: 'order.note-written', data };
}

/** Sent to atlas only. */
export function labelled({ event, occurredAt: at }: Recorded<LabelEvent>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderLabelsChanged = { orderId, hash, at };
  return { name: 'order.labels-changed', data };
}

/** Never sent to owners or shoppers. */
export function pigeonholesChanged({
  event,
  occurredAt: at,
}: Recorded<PigeonholeEvent>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderPigeonholesChanged = { orderId, hash, at };
  return { name: 'order.pigeonholes-changed', data };
}

/** Clients fetch the code. */
export function tracked({ event, occurredAt: at }: Recorded<TrackingEvent>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderTrackingChanged = { orderId, hash, at };
  return { name: 'order.tracking-changed', data };
}

/** Clients fetch the amount. */
export function refunding({ event, occurredAt: at }: Recorded<RefundEvent>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderRefundChanged = { orderId, hash, at };
  return { name: 'order.refund-changed', data };
}

/** Clients fetch the quote. */
export function quoted({ event, occurredAt: at }: Recorded<QuoteEvent>): LiveMessage {
  const { orderId, hash } = event;
  const data: OrderQuoteChanged = { orderId, hash, at };
  return { name: 'order.quote-changed', data };
}
