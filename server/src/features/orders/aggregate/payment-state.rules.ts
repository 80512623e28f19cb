import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import { PaymentAttemptUnknown } from './order.errors.js';
import type { OrderEvent } from './order.events.js';
import { isPayableQuote } from './quotes/quote.rules.js';
import type { QuoteState } from './quotes/quote-state.rules.js';
import { isOfRefunds } from './refunds/refund.events.js';
import { refundStateAfter, type Refunds } from './refunds/refund.rules.js';

type PaymentEvent = Extract<OrderEvent, { readonly attemptId: string }>;

/** State of payment attempts and due refunds, by attempt id. */
export interface Payments {
  readonly attempts: Readonly<Record<string, 'started' | 'succeeded' | 'declined'>>;
  readonly refunds: Refunds;
}

const attemptStates = {
  PaymentAttemptStarted: 'started',
  PaymentAttemptSucceeded: 'succeeded',
  PaymentAttemptDeclined: 'declined',
} as const;

/** Statuses in which an order awaits its payment. */
const payable: readonly OrderStatus[] = ['new', 'to_be_paid'];

/** A quote is payable after acceptance, any other order while it awaits payment (PAY-024). */
export function isPayable(order: {
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly quote: QuoteState;
}): boolean {
  return order.flow === 'bespoke'
    ? isPayableQuote(order.quote, order)
    : payable.includes(order.status);
}

export function isPaid({ attempts }: Payments): boolean {
  return Object.values(attempts).includes('succeeded');
}

export function hasLiveAttempt({ attempts }: Payments): boolean {
  return Object.values(attempts).includes('started');
}

/** Returns the state of an attempt. Throws PaymentAttemptUnknown. */
export function attemptOf({ attempts }: Payments, attemptId: string): string {
  const attempt = attempts[attemptId];
  if (attempt === undefined) throw new PaymentAttemptUnknown();
  return attempt;
}

/** The order is paid or has a payment in progress. */
export function hasMoney(order: Payments): boolean {
  return isPaid(order) || hasLiveAttempt(order);
}

export function paymentsAfter(
  { attempts, refunds }: Payments,
  event: PaymentEvent,
): Partial<Payments> {
  if (isOfRefunds(event))
    return { refunds: { ...refunds, [event.attemptId]: refundStateAfter(event) } };
  return { attempts: { ...attempts, [event.attemptId]: attemptStates[event.type] } };
}
