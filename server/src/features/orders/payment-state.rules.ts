import type { OrderEvent } from './order.events.js';
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

export function paymentsAfter(
  { attempts, refunds }: Payments,
  event: PaymentEvent,
): Partial<Payments> {
  if (isOfRefunds(event))
    return { refunds: { ...refunds, [event.attemptId]: refundStateAfter(event) } };
  return { attempts: { ...attempts, [event.attemptId]: attemptStates[event.type] } };
}
