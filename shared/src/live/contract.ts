import { IsString, Matches } from 'class-validator';

import { unlessAbsent } from '../http/field-decorators.js';
import type { OrderPriority } from '../orders/order-priority.js';
import type { OrderFlow, OrderStatus } from '../orders/order-status.js';
import type { PageRevision } from '../pages/page.js';

/** Colon-separated words and ids: `division:7:orders`. */
const topicForm = /^[A-Za-z0-9-]{1,64}(?::[A-Za-z0-9-]{1,64}){0,3}$/;

/** client → server `watch`: joins a topic. With a cursor, all later events are sent. */
export class Watch {
  @Matches(topicForm)
  readonly topic!: string;

  @unlessAbsent
  @IsString()
  readonly cursor?: string;
}

/** Acknowledgement of `watch`. */
export type Watched = { readonly ok: true; readonly cursor: string } | { readonly error: string };

/** client → server `unwatch`: leaves a topic. */
export class Unwatch {
  @Matches(topicForm)
  readonly topic!: string;
}

/** server → client `event`. */
export interface LiveEvent<Data = unknown> {
  readonly topic: string;
  /** Opaque; sent with `watch` after a reconnect. */
  readonly cursor: string;
  readonly division: number;
  readonly position: number;
  readonly name: string;
  readonly data: Data;
}

/** server → client `reset`: too many events since the cursor; the client must reload. */
export type LiveReset = Pick<LiveEvent, 'topic' | 'cursor'>;

/**
 * server → client `shown`: rows for display after an event, so that not every client requests them.
 * Not an event: it has no cursor and is not replayed.
 */
export interface LiveShown<Row = unknown> {
  readonly topic: string;
  readonly rows: readonly Row[];
}

/** `order.stage-changed`. On `order:<hash>` it has no `by`. */
export interface OrderStageChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly stage: number;
  readonly percent: number;
  readonly at: string;
  readonly by?: string;
}

/** `order.placed`: ids and status only; the board requests the row. */
export interface OrderPlacedLive {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly at: string;
}

/** `order.priority-set`, for staff. */
export interface OrderPrioritySetLive {
  readonly orderId: number;
  readonly hash: string;
  readonly priority: OrderPriority;
  readonly at: string;
  readonly by?: string;
}

/** `order.deleted`: removed from all lists, and no payment is awaited. */
export interface OrderDeletedLive {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly at: string;
}

/** `order.child-added`: a child order was created; for viewers of the order. */
export interface OrderChildAdded {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.labels-changed`, for viewers of the order. */
export interface OrderLabelsChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/**
 * `order.pigeonholes-changed`: an item was put into a pigeonhole or taken out; for viewers of the
 * order.
 */
export interface OrderPigeonholesChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.tracking-changed`: a tracking code was added or removed; for viewers of the order. */
export interface OrderTrackingChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.quote-changed`: price or answer changed; for viewers of the order. */
export interface OrderQuoteChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.note-written`: a staff note was added; for staff viewing the order. */
export interface OrderNoteWrittenLive {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.refund-changed`: a refund is due, or its state changed; for viewers of the order. */
export interface OrderRefundChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `page.saved`: a page has a new version. */
export interface PageSavedLive {
  readonly uuid: string;
  readonly rev: number;
  readonly reason: PageRevision['reason'];
  readonly at: string;
}

/** `page.created`, `page.moved`, `page.published`, `page.unpublished` and `page.deleted`. */
export interface PageChangedLive {
  readonly uuid: string;
  readonly at: string;
}

/** Content of an opaque cursor across divisions: position by division, as base64url JSON. */
export type CursorPositions = Readonly<Record<string, number>>;
