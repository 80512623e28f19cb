import { dispatchDay } from '../delivery/delivery-estimate.js';
import { cutOffHour } from '../delivery/delivery-times.js';
import { isClosing, type OrderFlow, type OrderStatus } from './order-status.js';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How an order stands to the day on which it was to be sent; `days` are whole, from 0. */
export type Lateness =
  | { readonly kind: 'ahead'; readonly day: Date }
  | { readonly kind: 'today' }
  | { readonly kind: 'late'; readonly days: number };

/** In these an order is not being made yet. */
const waiting: readonly OrderStatus[] = ['new', 'to_be_paid'];

/** What of an order says by when it is due. */
export interface DatedOrder {
  readonly flow: OrderFlow;
  readonly stage: number;
  readonly status: OrderStatus;
  readonly createdAt: string;
}

/**
 * ORD-042, of an order as it is at `now`: whether it will be, or should have been, sent. Undefined where
 * nothing was promised: before it is paid, once it is done, and for what is agreed upon with its customer.
 */
export function latenessOf(order: DatedOrder, now: number): Lateness | undefined {
  const { flow, stage, status, createdAt } = order;
  if (flow === 'bespoke' || waiting.includes(status) || isClosing(flow, stage)) return undefined;
  const day = dispatchDay(new Date(createdAt));
  if (now < day.getTime()) return { kind: 'ahead', day };
  const days = Math.floor((now - day.getTime()) / dayMs);
  return days === 0 ? { kind: 'today' } : { kind: 'late', days };
}

/** What was placed before this moment, and is not sent, is late at `now`. */
export function lateBefore(now: number): Date {
  // The day of the dispatch changes at the hour of the cut-off alone.
  let cutOff = now - (now % dayMs) + cutOffHour * hourMs;
  while (dispatchDay(new Date(cutOff - 1)).getTime() + dayMs > now) cutOff -= dayMs;
  return new Date(cutOff);
}
