import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';
import { stripeAmount } from '@selvedge/shared/payments/stripe-amount';
import type Stripe from 'stripe';

import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.js';
import {
  PaymentGateway,
  type PaymentRefund,
  type PaymentStart,
  type PaymentState,
  type PaymentWebhook,
  type RefundProgress,
} from '../payment-gateway.port.js';
import { WebhookRefused } from '../payments.errors.js';
import {
  currencyRefused,
  declineMessage,
  needsOwnPage,
  notCharged,
  providerAway,
  refusalMessage,
  staleToken,
} from './decline-messages.js';
import {
  isCardError,
  isError,
  isInvalid,
  StripeApi,
  type Answered,
  type StripeAccount,
} from './stripe-api.adapter.js';
import type { StripePayment, StripePayments } from './stripe-payments.queries.js';
import { StripeRefunds } from './stripe-refunds.js';
import { intentState, isCancellable, objectState, type StripeObject } from './stripe-states.js';
import { webhookOf } from './stripe-webhook.js';

/**
 * Time after which Stripe closes its page; at least 30 minutes. The recovery closes it earlier,
 * unless the server is down.
 */
const pageLifetimeSeconds = 60 * 60;

export interface StripeOptions extends StripeAccount {
  readonly isTestMode?: boolean;
  readonly timeoutMs?: number;
}

/**
 * Adapter of Stripe (decision 0135). With a confirmation token an attempt is a payment intent, and
 * without one a checkout session, which is a page of Stripe. Its ID is stored before it can take
 * money: an intent is confirmed afterwards, and the address of a page is given out afterwards. So an
 * attempt without stored ID has taken nothing.
 */
export class StripeGateway extends PaymentGateway {
  override readonly methodName = 'Online payment';
  override readonly signatureHeader = 'stripe-signature';
  override readonly fields: PaymentFields;
  override readonly isTestMode: boolean;
  private readonly api: StripeApi;
  private readonly refunds: StripeRefunds;
  /** Stripe refuses a call whose idempotency key is in use. */
  private readonly attempts = new KeyedQueue();

  constructor(
    options: StripeOptions,
    private readonly payments: StripePayments,
  ) {
    super();
    this.api = new StripeApi(options, options.timeoutMs);
    this.refunds = new StripeRefunds(this.api, payments);
    this.isTestMode = options.isTestMode ?? false;
    this.fields = { provider: 'stripe', publishableKey: options.publishableKey };
  }

  override start(payment: PaymentStart): Promise<PaymentState> {
    return this.attempts.run([payment.attemptId], async () => {
      const { attemptId, token } = payment;
      const begun = await this.payments.begin(attemptId, this.api.isLive);
      const known = begun.stripeId === null ? await this.create(payment, begun) : begun;
      const isConfirmable = token !== undefined && isIntent(known.stripeId);
      return isConfirmable ? this.confirm(known.stripeId, payment, token) : this.current(known);
    });
  }

  override async find(attemptId: string): Promise<PaymentState> {
    const known = await this.payments.find(attemptId);
    return known === undefined ? { state: 'unknown' } : this.current(known);
  }

  override async settle(attemptId: string): Promise<PaymentState> {
    const known = await this.payments.find(attemptId);
    const isStored = known !== undefined && (known.stripeId ?? known.refusal) !== null;
    const payment = isStored ? known : await this.endUnknown(attemptId);
    if (payment === undefined) return { state: 'unknown' };
    const ended = this.endOf(payment);
    if (ended !== undefined || payment.stripeId === null) return ended ?? { state: 'unknown' };
    const found = await this.fetch(payment.stripeId);
    return isError(found) || !isCancellable(found) ? stateOf(found) : this.cancel(found);
  }

  override refund(refund: PaymentRefund): Promise<RefundProgress> {
    return this.refunds.refund(refund);
  }

  override findRefund(refund: PaymentRefund): Promise<RefundProgress> {
    return this.refunds.find(refund);
  }

  override readWebhook(body: string, signature: string): PaymentWebhook | undefined {
    const event = this.api.eventOf(body, signature);
    if (event === undefined) throw new WebhookRefused();
    return webhookOf(event);
  }

  /**
   * Creates the object of an attempt. If that fails the attempt ends, because an object whose ID is
   * not stored is never confirmed.
   */
  private async create(payment: PaymentStart, begun: StripePayment): Promise<StripePayment> {
    if (begun.refusal !== null) return begun;
    const { attemptId, currency } = payment;
    const { isLive } = this.api;
    const amount = stripeAmount(payment);
    if (amount === undefined)
      return this.payments.refuse(attemptId, isLive, currencyRefused(currency));
    const made =
      payment.token === undefined
        ? await this.createSession({ ...payment, amount }, begun)
        : await this.createIntent({ ...payment, amount });
    if (!isError(made)) return this.payments.assign(attemptId, isLive, made.id);
    const message = isInvalid(made) ? refusalMessage(made, currency) : providerAway;
    return this.payments.refuse(attemptId, isLive, message);
  }

  private createIntent(payment: PaymentStart) {
    const { attemptId, amount, currency } = payment;
    return this.api.call('create payment', (stripe) =>
      stripe.paymentIntents.create(
        {
          ...{ amount, currency: currency.toLowerCase(), ...describedBy(payment) },
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey: `${attemptId}-create` },
      ),
    );
  }

  private createSession(payment: PaymentStart, { startedAt }: StripePayment) {
    const { attemptId, amount, currency, returnUrl, merchant } = payment;
    const { metadata, description } = describedBy(payment);
    const product = { name: `${description}, ${merchant}` };
    return this.api.call('create payment page', (stripe) =>
      stripe.checkout.sessions.create(
        {
          ...{ mode: 'payment', client_reference_id: attemptId, metadata },
          line_items: [
            {
              quantity: 1,
              price_data: {
                ...{ currency: currency.toLowerCase(), unit_amount: amount },
                product_data: product,
              },
            },
          ],
          payment_intent_data: { metadata, description },
          ...{ success_url: returnUrl, cancel_url: returnUrl },
          // From the stored time, because a repeated call must have the same parameters.
          expires_at: Math.floor(startedAt.getTime() / 1_000) + pageLifetimeSeconds,
        },
        { idempotencyKey: `${attemptId}-create` },
      ),
    );
  }

  /** Takes the money, unless that was tried before. */
  private async confirm(
    intentId: string,
    { attemptId, returnUrl }: PaymentStart,
    token: string,
  ): Promise<PaymentState> {
    const answer = await this.api.call('confirm payment', (stripe) =>
      stripe.paymentIntents.confirm(
        intentId,
        {
          confirmation_token: token,
          return_url: returnUrl,
          // 3-D Secure is a page that leads back, and needs no script.
          use_stripe_sdk: false,
        },
        { idempotencyKey: `${attemptId}-confirm` },
      ),
    );
    if (!isError(answer)) {
      const state = intentState(answer);
      const isLeftOpen = answer.status === 'requires_action' && state.state === 'unknown';
      return isLeftOpen ? this.abandon(attemptId, needsOwnPage) : state;
    }
    if (isCardError(answer)) return { state: 'declined', message: declineMessage(answer) };
    return this.abandon(attemptId, isInvalid(answer) ? staleToken : notCharged);
  }

  /** Ends an attempt, and explains why if that has declined it. */
  private async abandon(attemptId: string, message: string): Promise<PaymentState> {
    const state = await this.settle(attemptId);
    return state.state === 'declined' && state.message === notCharged
      ? { ...state, message }
      : state;
  }

  private async current(payment: StripePayment): Promise<PaymentState> {
    const ended = this.endOf(payment);
    if (ended !== undefined || payment.stripeId === null) return ended ?? { state: 'unknown' };
    return stateOf(await this.fetch(payment.stripeId));
  }

  /**
   * Returns the state if it is known without a request to Stripe. A key of the other mode has no
   * access; only a live attempt can have taken money.
   */
  private endOf({ refusal, isLive }: StripePayment): PaymentState | undefined {
    if (refusal !== null) return { state: 'declined', message: refusal };
    if (isLive === this.api.isLive) return undefined;
    return isLive ? { state: 'unknown' } : { state: 'declined', message: notCharged };
  }

  private fetch(stripeId: string): Promise<Answered<StripeObject>> {
    return isIntent(stripeId)
      ? this.api.call('find payment', (stripe) => stripe.paymentIntents.retrieve(stripeId))
      : this.api.call('find payment page', (stripe) =>
          stripe.checkout.sessions.retrieve(stripeId, { expand: ['payment_intent'] }),
        );
  }

  /**
   * Cancels an open payment or closes its page. Stripe refuses that if the payment has succeeded or
   * is being processed meanwhile.
   */
  private async cancel({ object, id }: StripeObject): Promise<PaymentState> {
    const answer: Answered<StripeObject> =
      object === 'payment_intent'
        ? await this.api.call('cancel payment', (stripe) => stripe.paymentIntents.cancel(id))
        : await this.api.call('close payment page', (stripe) =>
            stripe.checkout.sessions.expire(id),
          );
    return stateOf(isError(answer) && isInvalid(answer) ? await this.fetch(id) : answer);
  }

  /**
   * Ends an attempt without stored ID. After the database was restored, Stripe may know it: then its
   * payment is stored again. Undefined if Stripe does not answer.
   */
  private async endUnknown(attemptId: string): Promise<StripePayment | undefined> {
    const { isLive } = this.api;
    const query = `metadata['attempt']:'${attemptId.replaceAll(/['\\]/g, '')}'`;
    const found = await this.api.call('search payment', (stripe) =>
      stripe.paymentIntents.search({ query, limit: 1 }),
    );
    // Accounts in India and some restricted keys cannot search.
    if (isError(found) && !isInvalid(found)) return undefined;
    const intent = isError(found) ? undefined : found.data[0];
    return intent === undefined
      ? this.payments.refuse(attemptId, isLive, notCharged)
      : this.payments.assign(attemptId, isLive, intent.id);
  }
}

function stateOf(answer: Answered<StripeObject>): PaymentState {
  return isError(answer) ? { state: 'unknown' } : objectState(answer);
}

function isIntent(stripeId: string | null): stripeId is string {
  return stripeId?.startsWith('pi_') === true;
}

/** Description for staff at Stripe, and metadata for webhooks. */
function describedBy({ orderId, attemptId }: PaymentStart) {
  return {
    metadata: { order: String(orderId), attempt: attemptId },
    description: `Order ${orderId}`,
  } satisfies Partial<Stripe.PaymentIntentCreateParams>;
}
