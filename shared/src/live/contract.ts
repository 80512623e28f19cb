import { IsString, Matches } from 'class-validator';

import { unlessAbsent } from '../http/field-decorators.js';
import type { OrderPriority } from '../orders/order-priority.js';
import type { OrderFlow, OrderStatus } from '../orders/order-status.js';
import type { PageRevision } from '../pages/page.js';

/** Words and ids with colons between: `division:7:orders`. */
const topicForm = /^[A-Za-z0-9-]{1,64}(?::[A-Za-z0-9-]{1,64}){0,3}$/;

/** client → server `watch`: join a topic, and with a cursor be told everything since. */
export class Watch {
  @Matches(topicForm)
  readonly topic!: string;

  @unlessAbsent
  @IsString()
  readonly cursor?: string;
}

/** The acknowledgement of `watch`. */
export type Watched = { readonly ok: true; readonly cursor: string } | { readonly error: string };

/** client → server `unwatch`: leave a topic. */
export class Unwatch {
  @Matches(topicForm)
  readonly topic!: string;
}

/** server → client `event`. */
export interface LiveEvent<Data = unknown> {
  readonly topic: string;
  /** Opaque; send it back with `watch` after a lost connection. */
  readonly cursor: string;
  readonly division: number;
  readonly position: number;
  readonly name: string;
  readonly data: Data;
}

/** server → client `reset`: too much has happened since the cursor; the screen fetches anew. */
export type LiveReset = Pick<LiveEvent, 'topic' | 'cursor'>;

/**
 * server → client `shown`: what screens show of what they were told, so that not each of them asks for it. It
 * is no event: without a cursor, and not told again to who comes back.
 */
export interface LiveShown<Row = unknown> {
  readonly topic: string;
  readonly rows: readonly Row[];
}

/** `order.stage-changed` (RTM-013). On `order:<hash>` it carries no `by`. */
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

/** `order.placed`: ids and status only; the board fetches the row it does not know. */
export interface OrderPlacedLive {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly at: string;
}

/** `order.priority-set`, to who works on orders. */
export interface OrderPrioritySetLive {
  readonly orderId: number;
  readonly hash: string;
  readonly priority: OrderPriority;
  readonly at: string;
  readonly by?: string;
}

/** `order.deleted`: it is in no list any more, and waits for no payment. */
export interface OrderDeletedLive {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly at: string;
}

/** `order.child-added`: another order was made of it, for who shows the order. */
export interface OrderChildAdded {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.labels-changed`: something about its labels, for who shows the order. */
export interface OrderLabelsChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.pigeonholes-changed`: an item was put into a slot or taken from it, for who shows the order. */
export interface OrderPigeonholesChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.tracking-changed`: a tracking code came or went, for who shows the order. */
export interface OrderTrackingChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.quote-changed`: its price, or what was said of it, for who shows the order. */
export interface OrderQuoteChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.note-written`: staff wrote something on an order, for staff who show it. */
export interface OrderNoteWrittenLive {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `order.refund-changed`: money is due back, or went back, for who shows the order. */
export interface OrderRefundChanged {
  readonly orderId: number;
  readonly hash: string;
  readonly at: string;
}

/** `page.saved` (RTM-013): a page has a version more. */
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

/** An opaque cursor for a screen that spans divisions: division → position, base64url JSON. */
export type CursorPositions = Readonly<Record<string, number>>;
