import type Stripe from 'stripe';

import type { PaymentWebhook } from '../payment-gateway.port.js';

/** Parts of an event's object that are stored and shown to staff. All others may be personal. */
const stored = [
  ...['id', 'object', 'status', 'payment_status', 'amount', 'amount_received', 'amount_total'],
  ...['currency', 'payment_intent', 'metadata', 'created', 'failure_reason', 'reason'],
];

/** Events after which a payment or refund can have another outcome. */
const relevant: ReadonlySet<string> = new Set([
  ...['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'],
  ...['checkout.session.completed', 'checkout.session.expired'],
  ...['checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed'],
  ...['refund.created', 'refund.updated', 'refund.failed'],
]);

/**
 * Returns the message of an event about a payment of this installation; undefined for others, such
 * as those of other programs that use the account. Its body leaves out names, addresses and cards.
 */
export function webhookOf(event: Stripe.Event): PaymentWebhook | undefined {
  const { id: webhookId, type, created, livemode, api_version: version } = event;
  const object = Object.entries(event.data.object);
  const metadata: unknown = object.find(([name]) => name === 'metadata')?.[1];
  const attemptId = textIn(metadata, 'attempt');
  const orderId = Number(textIn(metadata, 'order'));
  if (attemptId === undefined || !Number.isSafeInteger(orderId)) return undefined;
  if (!relevant.has(type) || isUnpaid(event)) return undefined;
  const kept = Object.fromEntries(object.filter(([name]) => stored.includes(name)));
  const body = { id: webhookId, type, created, livemode, api_version: version, object: kept };
  return { webhookId, orderId, attemptId, body: JSON.stringify(body) };
}

/** The shopper chose a slow payment method on Stripe's page; another event reports its end. */
function isUnpaid({ type, data }: Stripe.Event): boolean {
  return type === 'checkout.session.completed' && data.object.payment_status === 'unpaid';
}

function textIn(metadata: unknown, name: string): string | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const value: unknown = Object.entries(metadata).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
