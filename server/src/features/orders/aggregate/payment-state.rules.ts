import type { Money } from '@selvedge/shared/money';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import { PaymentAttemptUnknown } from './order.errors.js';
import type { OrderEvent } from './order.events.js';
import { isPayableQuote } from './quotes/quote.rules.js';
import type { QuoteState } from './quotes/quote-state.rules.js';
import { providerRefundsAfter, type ProviderRefunds } from './refunds/provider-refund.rules.js';
import { isOfRefunds, type RefundEvent } from './refunds/refund.events.js';
import { refundStateAfter, type Refunds } from './refunds/refund.rules.js';

type PaymentEvent = Extract<OrderEvent, { readonly attemptId: string }>;

/** State of payment attempts and refunds, by their ids. */
export interface Payments {
  readonly attempts: Readonly<Record<string, 'started' | 'succeeded' | 'declined'>>;
  /** The provider's ids of the captures, by attempt id. */
  readonly captures: Readonly<Record<string, string>>;
  readonly refunds: Refunds;
  readonly providerRefunds: ProviderRefunds;
}

export const unpaid: Payments = { attempts: {}, captures: {}, refunds: {}, providerRefunds: {} };

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
export function attemptOf({ attempts }: Pick<Payments, 'attempts'>, attemptId: string): string {
  const attempt = attempts[attemptId];
  if (attempt === undefined) throw new PaymentAttemptUnknown();
  return attempt;
}

/** The order is paid or has a payment in progress. */
export function hasMoney(order: Payments): boolean {
  return isPaid(order) || hasLiveAttempt(order);
}

export function paymentsAfter(
  payments: Payments & { readonly total: Money },
  event: PaymentEvent,
): Partial<Payments> {
  if (isOfRefunds(event)) return refundsAfter(payments, event);
  const { attempts, captures } = payments;
  const { attemptId } = event;
  return {
    attempts: { ...attempts, [attemptId]: attemptStates[event.type] },
    ...(event.type === 'PaymentAttemptSucceeded' && {
      captures: { ...captures, [attemptId]: event.transaction },
    }),
  };
}

function refundsAfter(
  { refunds, total, ...payments }: Payments & { readonly total: Money },
  event: RefundEvent,
): Pick<Payments, 'refunds' | 'providerRefunds'> {
  const providerRefunds =
    'refundId' in event
      ? providerRefundsAfter(payments.providerRefunds, event)
      : payments.providerRefunds;
  const { attemptId } = event;
  const due = refundStateAfter(event, refunds[attemptId], {
    total: total.amount,
    providerRefunds,
  });
  return {
    providerRefunds,
    refunds: due === undefined ? refunds : { ...refunds, [attemptId]: due },
  };
}
