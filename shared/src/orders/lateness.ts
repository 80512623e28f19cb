import { dispatchDay } from '../delivery/delivery-estimate.js';
import { cutOffHour } from '../delivery/delivery-times.js';
import { isClosing, type OrderFlow, type OrderStatus } from './order-status.js';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Lateness relative to the dispatch day; `days` are whole days from 0. */
export type Lateness =
  | { readonly kind: 'ahead'; readonly day: Date }
  | { readonly kind: 'today' }
  | { readonly kind: 'late'; readonly days: number };

/** Statuses before production. */
const waiting: readonly OrderStatus[] = ['new', 'to_be_paid'];

/** Fields of an order that determine its dispatch day. */
export interface DatedOrder {
  readonly flow: OrderFlow;
  readonly stage: number;
  readonly status: OrderStatus;
  readonly createdAt: string;
}

/**
 * Returns the lateness of an order at `now`. Undefined if no date was promised: before payment,
 * after completion, and for bespoke orders.
 */
export function latenessOf(order: DatedOrder, now: number): Lateness | undefined {
  const { flow, stage, status, createdAt } = order;
  if (flow === 'bespoke' || waiting.includes(status) || isClosing(flow, stage)) return undefined;
  const day = dispatchDay(new Date(createdAt));
  if (now < day.getTime()) return { kind: 'ahead', day };
  const days = Math.floor((now - day.getTime()) / dayMs);
  return days === 0 ? { kind: 'today' } : { kind: 'late', days };
}

/** Unsent orders placed before this moment are late at `now`. */
export function lateBefore(now: number): Date {
  // The dispatch day changes only at the cut-off hour.
  let cutOff = now - (now % dayMs) + cutOffHour * hourMs;
  while (dispatchDay(new Date(cutOff - 1)).getTime() + dayMs > now) cutOff -= dayMs;
  return new Date(cutOff);
}
