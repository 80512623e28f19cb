import { stripeAmount } from '@selvedge/shared/payments/stripe-amount';
import type Stripe from 'stripe';

import type { PaymentRefund, RefundProgress } from '../payment-gateway.port.js';
import { currencyRefused } from './decline-messages.js';
import { isError, isInvalid, type Answered, type StripeApi } from './stripe-api.adapter.js';
import type { StripePayments } from './stripe-payments.queries.js';

/** Stripe lists at most so many at once. A payment has far fewer refunds. */
const listedRefunds = 100;

const notRefunded = 'Stripe did not refund the payment. See the payment in the Stripe dashboard.';

/** Messages for staff by Stripe's error code or reason of a failed refund. */
const messages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    charge_already_refunded: 'The payment is already refunded at Stripe.',
    charge_disputed: 'The payment is disputed, so Stripe does not refund it.',
    resource_missing: 'Stripe does not know this payment. It belongs to another account or mode.',
    balance_insufficient: 'The Stripe balance is too low for this refund.',
    insufficient_funds: 'The Stripe balance is too low for this refund.',
    lost_or_stolen_card:
      'The card of the payment was lost or stolen. Return the money in another way.',
    expired_or_canceled_card:
      'The card of the payment is no longer valid. Return the money in another way.',
  }),
);

/** Returns money of payment intents. The metadata of a refund contains its ID. */
export class StripeRefunds {
  constructor(
    private readonly api: StripeApi,
    private readonly payments: StripePayments,
  ) {}

  /**
   * Searches for the refund first, because Stripe deletes idempotency keys after a day. Within that
   * time, the key prevents a second refund.
   */
  async refund(refund: PaymentRefund): Promise<RefundProgress> {
    const found = await this.find(refund);
    if (found.state !== 'missing') return found;
    const { refundId, transaction, currency } = refund;
    const amount = stripeAmount(refund);
    if (amount === undefined) return { state: 'failed', message: currencyRefused(currency) };
    const payment = await this.api.call('find payment', (stripe) =>
      stripe.paymentIntents.retrieve(transaction),
    );
    if (isError(payment)) return failureOf(payment);
    // Order and attempt are copied for the webhooks.
    const metadata = { ...payment.metadata, refund: refundId };
    const made = await this.api.call('refund payment', (stripe) =>
      stripe.refunds.create(
        { payment_intent: transaction, amount, metadata },
        { idempotencyKey: `${refundId}-refund` },
      ),
    );
    return progressOf(made);
  }

  /**
   * Leaves a refund of a payment of the other mode open: these keys have no access to it, so that its
   * outcome is unknown.
   */
  async find({ refundId, attemptId, transaction }: PaymentRefund): Promise<RefundProgress> {
    const payment = await this.payments.find(attemptId);
    if (payment !== undefined && payment.isLive !== this.api.isLive) return { state: 'pending' };
    const list = await this.api.call('find refund', (stripe) =>
      stripe.refunds.list({ payment_intent: transaction, limit: listedRefunds }),
    );
    if (isError(list)) return failureOf(list);
    const found = list.data.find(({ metadata }) => metadata?.['refund'] === refundId);
    return found === undefined ? { state: 'missing' } : progressOf(found);
  }
}

function progressOf(answer: Answered<Stripe.Refund>): RefundProgress {
  if (isError(answer)) return failureOf(answer);
  const { id, status, failure_reason: reason = '' } = answer;
  if (status === 'succeeded') return { state: 'succeeded', transaction: id };
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', message: messages.get(reason) ?? notRefunded };
  return { state: 'pending' };
}

/** Stripe has not executed an invalid request; any other failure leaves the outcome open. */
function failureOf(error: Stripe.errors.StripeError): RefundProgress {
  return isInvalid(error)
    ? { state: 'failed', message: messages.get(error.code ?? '') ?? notRefunded }
    : { state: 'pending' };
}
