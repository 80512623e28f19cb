import type Stripe from 'stripe';

import type { PaymentState } from '../payment-gateway.port.js';
import { declineMessage, notCharged } from './decline-messages.js';

/** Object of an attempt at Stripe. */
export type StripeObject = Stripe.PaymentIntent | Stripe.Checkout.Session;

export function objectState(object: StripeObject): PaymentState {
  return object.object === 'payment_intent' ? intentState(object) : sessionState(object);
}

/** Whether the payment is open and not being processed. */
export function isCancellable(object: StripeObject): boolean {
  if (object.object === 'checkout.session') return object.status === 'open';
  const { status, last_payment_error: error } = object;
  if (status === 'requires_payment_method') return error === null;
  return ['requires_confirmation', 'requires_action', 'requires_capture'].includes(status);
}

/** State of an attempt whose payment intent Stripe returned. */
export function intentState(intent: Stripe.PaymentIntent): PaymentState {
  const { id, status, last_payment_error: error } = intent;
  const declined = error && ({ state: 'declined', message: declineMessage(error) } as const);
  if (status === 'succeeded') return { state: 'succeeded', transaction: id };
  if (status === 'canceled') return declined ?? { state: 'declined', message: notCharged };
  // Without error the payment was not confirmed yet.
  if (status === 'requires_payment_method') return declined ?? unknown;
  if (status === 'requires_action') return waitingAt(actionUrl(intent.next_action));
  // `processing`, `requires_confirmation`, or `requires_capture`: held money, which payments of this
  // adapter never have.
  return unknown;
}

const unknown: PaymentState = { state: 'unknown' };

function waitingAt(url: string | undefined): PaymentState {
  return url === undefined ? unknown : { state: 'waiting', url };
}

/** State of an attempt on Stripe's page; the session must include its payment intent. */
function sessionState(session: Stripe.Checkout.Session): PaymentState {
  const { status, url, payment_status: paid, payment_intent: intent } = session;
  if (status === 'open' && url !== null) return { state: 'waiting', url };
  if (status === 'expired') return { state: 'declined', message: notCharged };
  if (status !== 'complete' || intent === null || typeof intent === 'string')
    return { state: 'unknown' };
  return paid === 'paid' ? { state: 'succeeded', transaction: intent.id } : intentState(intent);
}

/**
 * Page of Stripe or the shopper's bank on which a payment continues. Stripe names the details after
 * the type of the action; methods with codes or vouchers have a page with instructions.
 */
function actionUrl(action: Stripe.PaymentIntent.NextAction | null): string | undefined {
  const details = memberOf(action, action?.type ?? '');
  return ['url', 'hosted_instructions_url', 'hosted_voucher_url']
    .map((name) => memberOf(details, name))
    .find((url) => typeof url === 'string');
}

function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  return new Map<string, unknown>(Object.entries(object)).get(name);
}
