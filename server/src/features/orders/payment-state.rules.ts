import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import { PaymentAttemptUnknown } from './order.errors.js';
import type { OrderEvent } from './order.events.js';
import { isPayableQuote } from './quotes/quote.rules.js';
import type { QuoteState } from './quotes/quote-state.rules.js';
import { isOfRefunds } from './refunds/refund.events.js';
import { refundStateAfter, type Refunds } from './refunds/refund.rules.js';

type PaymentEvent = Extract<OrderEvent, { readonly attemptId: string }>;

/** How far each payment of an order is, and the money that has to go back, by attempts. */
export interface Payments {
  readonly attempts: Readonly<Record<string, 'started' | 'succeeded' | 'declined'>>;
  readonly refunds: Refunds;
}

const attemptStates = {
  PaymentAttemptStarted: 'started',
  PaymentAttemptSucceeded: 'succeeded',
  PaymentAttemptDeclined: 'declined',
} as const;

/** In these an order waits for its shopper's money. */
const payable: readonly OrderStatus[] = ['new', 'to_be_paid'];

/** PAY-024: a quote once it is agreed on, any other order as long as it waits for its money. */
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

/** How far an attempt is. Throws PaymentAttemptUnknown. */
export function attemptOf({ attempts }: Payments, attemptId: string): string {
  const attempt = attempts[attemptId];
  if (attempt === undefined) throw new PaymentAttemptUnknown();
  return attempt;
}

/** It is paid, or a payment is on its way. */
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
