import { randomUUID } from 'node:crypto';

import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import { testDataSource } from '../../../platform/testing/database.js';
import type { PaymentRefund, PaymentStart } from '../payment-gateway.port.js';
import { WebhookRefused } from '../payments.errors.js';
import { notCharged, notConfirmed, providerAway, staleToken } from './decline-messages.js';
import { FakeStripe, type FakeCard } from './fake-stripe.testing.js';
import { StripeGateway } from './stripe-gateway.adapter.js';
import { StripePayments } from './stripe-payments.queries.js';

let orders = 0;
const returnUrl = 'http://shop.localhost/pay/1/';
const declined = (message: string) => ({ state: 'declined', message });
const paid = { state: 'succeeded', transaction: expect.stringMatching(/^pi_/) };

describe('the Stripe adapter', () => {
  let stripe: FakeStripe;
  let dataSource: DataSource;
  let payments: StripePayments;
  let gateway: StripeGateway;
  const logged = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();

  beforeAll(async () => {
    stripe = await FakeStripe.start();
    dataSource = await testDataSource([]);
    payments = new StripePayments(dataSource);
    gateway = gatewayWith();
  });
  beforeEach(() => {
    stripe.api.calls.length = 0;
    logged.mockClear();
  });
  afterAll(async () => {
    logged.mockRestore();
    await dataSource.destroy();
    await stripe.stop();
  });

  /** Another server process. */
  function gatewayWith(changes: Partial<ConstructorParameters<typeof StripeGateway>[0]> = {}) {
    const { url, secretKey, publishableKey, webhookSecret } = stripe;
    const account = { url, secretKey, publishableKey, webhookSecret, timeoutMs: 1_000 };
    return new StripeGateway({ ...account, ...changes }, payments);
  }

  /** A payment of a new order; without card on Stripe's page. */
  function payment(card?: FakeCard, changes: Partial<PaymentStart> = {}): PaymentStart {
    orders += 1;
    return {
      ...{ attemptId: randomUUID(), orderId: orders, amount: 5195, currency: 'GBP' },
      token: card === undefined ? undefined : stripe.token(card),
      ...{ returnUrl, merchant: 'Tropic', ...changes },
    };
  }

  /** Answers a page of Stripe or a bank; returns the address that it leads back to. */
  async function answer(url: string, fields: Record<string, string>): Promise<string | null> {
    const body = new URLSearchParams(fields);
    const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return headers.get('location');
  }

  async function waitingUrl(start: PaymentStart): Promise<string> {
    const state = await gateway.start(start);
    if (state.state !== 'waiting') throw new Error(`The payment is ${state.state}.`);
    return state.url;
  }

  const callsOf = (name: string) => stripe.api.calls.filter((call) => call === name).length;
  const confirm = 'POST payment_intents confirm';
  const create = 'POST payment_intents';

  it('takes the money of a confirmation token, and names order and attempt', async () => {
    const start = payment('pays');
    expect(await gateway.start(start)).toEqual(paid);
    expect(await gateway.find(start.attemptId)).toEqual(paid);
    expect(stripe.captures(start.orderId)).toMatchObject([
      {
        ...{ amount: 5195, currency: 'gbp', description: `Order ${start.orderId}` },
        metadata: { order: String(start.orderId), attempt: start.attemptId },
      },
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['JPY', 980, 980],
    ['HUF', 4_200, 420_000],
    ['ISK', 1_300, 130_000],
  ])('converts %s to the units of Stripe', async (currency, amount, expected) => {
    const start = payment('pays', { currency, amount });
    expect(await gateway.start(start)).toEqual(paid);
    expect(stripe.captures(start.orderId)).toMatchObject([{ amount: expected }]);
  });

  it.each([
    ['generic_decline', 'Your card was declined'],
    ['stolen_card', 'Your card was declined'],
    ['insufficient_funds', 'Your card has insufficient funds'],
    ['incorrect_cvc', "Your card's security code is incorrect"],
    ['constructor', 'Your card was declined'],
  ])('explains the decline %s', async (declinedBecause, message) => {
    const start = payment({ declinedBecause });
    expect(await gateway.start(start)).toEqual(declined(message));
    expect(await gateway.find(start.attemptId)).toEqual(declined(message));
    expect(await gateway.settle(start.attemptId)).toEqual(declined(message));
    expect(stripe.captures(start.orderId)).toEqual([]);
  });

  it.each([
    [{ amount: 29 }, 'below the smallest amount'],
    [{ currency: 'HRK' }, 'does not take payments in HRK'],
    [{ currency: 'CLP', amount: 1_050 }, 'does not take payments in CLP'],
  ])('declines what Stripe does not accept: %j', async (changes, message) => {
    for (const card of ['pays', undefined] as const) {
      const start = payment(card, changes);
      expect(await gateway.start(start)).toEqual(declined(expect.stringContaining(message)));
      expect(await gateway.find(start.attemptId)).toEqual(
        declined(expect.stringContaining(message)),
      );
    }
  });

  it('redirects to 3-D Secure, and reports confirmation and refusal', async () => {
    const [first, second] = [payment('needs 3-D Secure'), payment('needs 3-D Secure')];
    const url = await waitingUrl(first);
    expect(await gateway.find(first.attemptId)).toEqual({ state: 'waiting', url });
    expect(await answer(url, { answer: 'confirm' })).toBe(returnUrl);
    expect(await gateway.find(first.attemptId)).toEqual(paid);
    await answer(await waitingUrl(second), { answer: 'refuse' });
    expect(await gateway.find(second.attemptId)).toEqual(declined(notConfirmed));
    expect(stripe.captures(second.orderId)).toEqual([]);
  });

  it('cancels a confirmation that only a script could show', async () => {
    const start = payment('needs 3-D Secure in the script');
    expect(await gateway.start(start)).toEqual(
      declined(expect.stringContaining('Please use another card')),
    );
    expect(stripe.paymentsOf(start.orderId)).toMatchObject([{ status: 'canceled' }]);
  });

  it('cancels a challenge that is given up', async () => {
    const start = payment('needs 3-D Secure');
    const url = await waitingUrl(start);
    expect(await gateway.settle(start.attemptId)).toEqual(declined(notCharged));
    expect(await answer(url, { answer: 'confirm' })).toBeNull();
    expect(stripe.captures(start.orderId)).toEqual([]);
  });

  it('leaves a payment that is being processed, and reports its end', async () => {
    for (const isPaid of [true, false]) {
      const start = payment('is processed');
      expect(await gateway.start(start)).toEqual({ state: 'unknown' });
      expect(await gateway.settle(start.attemptId)).toEqual({ state: 'unknown' });
      const [intent] = stripe.paymentsOf(start.orderId);
      stripe.finishProcessing(intent?.id ?? '', isPaid);
      expect(await gateway.find(start.attemptId)).toMatchObject({
        state: isPaid ? 'succeeded' : 'declined',
      });
    }
    expect(callsOf('POST payment_intents cancel')).toBe(0);
  });

  it('opens a page of Stripe without token, which leads back', async () => {
    const start = payment();
    const url = await waitingUrl(start);
    expect(await gateway.find(start.attemptId)).toEqual({ state: 'waiting', url });
    expect(await answer(url, { card: 'pays' })).toBe(returnUrl);
    expect(await gateway.find(start.attemptId)).toEqual(paid);
    expect(await gateway.settle(start.attemptId)).toEqual(paid);
    expect(stripe.captures(start.orderId)).toMatchObject([
      { amount: 5195, metadata: { attempt: start.attemptId } },
    ]);
  });

  it('closes a page that is given up, so that it takes nothing later', async () => {
    const start = payment();
    const url = await waitingUrl(start);
    expect(await gateway.settle(start.attemptId)).toEqual(declined(notCharged));
    expect(await answer(url, { card: 'pays' })).toBeNull();
    expect(stripe.captures(start.orderId)).toEqual([]);
  });

  it('charges once for 50 parallel calls of one attempt in two processes', async () => {
    stripe.api.workMs = 20;
    const start = payment('pays');
    const other = gatewayWith();
    const states = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? gateway : other).start(start)),
    );
    stripe.api.workMs = 0;
    for (const state of states) expect(state).toEqual(paid);
    expect(stripe.captures(start.orderId)).toHaveLength(1);
    expect([callsOf(create), callsOf(confirm)]).toEqual([1, 1]);
  });

  it.each(['unsent', 'lost', 'late', 'failed'] as const)(
    'survives a confirmation that is %s',
    async (how) => {
      const start = payment('pays');
      stripe.fail(confirm, how);
      const state = await gateway.start(start);
      const captures = stripe.captures(start.orderId).length;
      expect(state).toEqual(captures === 1 ? paid : declined(notCharged));
      expect(await gateway.find(start.attemptId)).toEqual(state);
      expect([how, captures]).toEqual([how, how === 'failed' ? 0 : 1]);
    },
  );

  it('never declares a payment declined while Stripe is away', async () => {
    const start = payment('pays');
    for (let call = 0; call < 2; call += 1) stripe.fail(confirm, 'lost');
    for (let call = 0; call < 2; call += 1) stripe.fail('GET payment_intents', 'unsent');
    expect(await gateway.start(start)).toEqual({ state: 'unknown' });
    expect(await gateway.settle(start.attemptId)).toEqual(paid);
    expect(stripe.captures(start.orderId)).toHaveLength(1);
  });

  it('ends an attempt whose payment could not be created, before and after a crash', async () => {
    const start = payment('pays');
    for (let call = 0; call < 2; call += 1) stripe.fail(create, 'lost');
    expect(await gateway.start(start)).toEqual(declined(providerAway));
    expect(await gateway.start(start)).toEqual(declined(providerAway));
    expect(callsOf(confirm)).toBe(0);
    const crashed = payment('pays');
    await payments.begin(crashed.attemptId, false);
    expect(await gateway.find(crashed.attemptId)).toEqual({ state: 'unknown' });
    expect(await gateway.settle(crashed.attemptId)).toEqual(declined(notCharged));
    expect(await gateway.start(crashed)).toEqual(declined(notCharged));
    expect(stripe.captures(crashed.orderId)).toEqual([]);
  });

  it('continues after a crash between creation and confirmation, also a day later', async () => {
    for (const isLater of [false, true]) {
      const start = payment('pays');
      stripe.fail(confirm, 'limited');
      stripe.fail('GET payment_intents', 'limited');
      expect(await gateway.start(start)).toEqual({ state: 'unknown' });
      if (isLater) stripe.api.forgetKeys();
      expect(await gateway.start(start)).toEqual(paid);
      expect(callsOf(create)).toBe(isLater ? 2 : 1);
      expect(stripe.captures(start.orderId)).toHaveLength(1);
    }
  });

  it('finds the payment of an attempt that a restored backup does not contain', async () => {
    const start = payment('pays');
    await gateway.start(start);
    await dataSource.query('DELETE FROM stripe_payments WHERE attempt_id = $1', [start.attemptId]);
    stripe.fail('GET payment_intents search', 'limited');
    expect(await gateway.settle(start.attemptId)).toEqual({ state: 'unknown' });
    expect(await gateway.settle(start.attemptId)).toEqual(paid);
    expect(await gateway.find(start.attemptId)).toEqual(paid);
  });

  it('cancels an unknown attempt, so that it takes nothing if it starts late', async () => {
    const late = payment('pays');
    expect(await gateway.settle(late.attemptId)).toEqual(declined(notCharged));
    expect(await gateway.start(late)).toEqual(declined(notCharged));
    expect(stripe.paymentsOf(late.orderId)).toEqual([]);
  });

  it('declines a used token', async () => {
    const first = payment('pays');
    await gateway.start(first);
    const second = payment(undefined, { token: first.token });
    expect(await gateway.start(second)).toEqual(declined(staleToken));
    expect(stripe.paymentsOf(second.orderId)).toMatchObject([{ status: 'canceled' }]);
  });

  it('leaves live attempts open under test keys, and declines test attempts under live keys', async () => {
    const secretKey = 'sk_live_ofAnotherMode';
    const live = gatewayWith({ secretKey });
    const start = payment('pays');
    await payments.assign(start.attemptId, true, 'pi_live');
    expect(await gateway.find(start.attemptId)).toEqual({ state: 'unknown' });
    expect(await gateway.settle(start.attemptId)).toEqual({ state: 'unknown' });
    const tested = payment('needs 3-D Secure');
    await gateway.start(tested);
    expect(await live.settle(tested.attemptId)).toEqual(declined(notCharged));
  });

  it('does not start with a wrong key, and logs neither key nor card', async () => {
    const wrong = gatewayWith({ secretKey: 'sk_test_wrong' });
    expect(await wrong.start(payment('pays'))).toEqual(declined(providerAway));
    expect(logged).toHaveBeenCalledWith({
      message: 'payment provider failed',
      call: 'create payment',
      cause: expect.stringMatching(/^StripeAuthenticationError 401 req_/),
    });
    expect(JSON.stringify(logged.mock.calls)).not.toContain('sk_test_wrong');
  });

  describe('refunds', () => {
    const refundOf = (
      transaction: string,
      changes: Partial<PaymentRefund> = {},
    ): PaymentRefund => ({
      ...{ refundId: `attempt_${randomUUID()}`, attemptId: 'attempt', transaction },
      ...{ amount: 1000, currency: 'GBP', ...changes },
    });
    const transactionOf = async (start: PaymentStart): Promise<string> => {
      const state = await gateway.start(start);
      return state.state === 'succeeded' ? state.transaction : '';
    };
    const refunded = { state: 'succeeded', transaction: expect.stringMatching(/^re_/) };

    it('returns a part once, also if it is repeated after a day', async () => {
      const start = payment('pays');
      const refund = refundOf(await transactionOf(start));
      expect(await gateway.findRefund(refund)).toEqual({ state: 'missing' });
      expect(await gateway.refund(refund)).toEqual(refunded);
      stripe.api.forgetKeys();
      expect(await gateway.refund(refund)).toEqual(refunded);
      expect(await gateway.findRefund(refund)).toEqual(refunded);
      expect(stripe.refundsOf(refund.transaction)).toMatchObject([
        { amount: 1000, metadata: { attempt: start.attemptId, refund: refund.refundId } },
      ]);
      expect(await gateway.refund({ ...refund, refundId: 'attempt_rest', amount: 4195 })).toEqual(
        refunded,
      );
      expect(await gateway.refund({ ...refund, refundId: 'attempt_more' })).toEqual({
        ...{ state: 'failed', message: 'The payment is already refunded at Stripe.' },
      });
    });

    it('converts the amount to the units of Stripe', async () => {
      const inForint = { currency: 'HUF', amount: 4_200 };
      const transaction = await transactionOf(payment('pays', inForint));
      expect(await gateway.refund(refundOf(transaction, inForint))).toEqual(refunded);
      expect(stripe.refundsOf(transaction)).toMatchObject([{ amount: 420_000, currency: 'huf' }]);
    });

    it.each(['unsent', 'lost', 'late', 'limited'] as const)(
      'returns the money once if a call is %s',
      async (how) => {
        const refund = refundOf(await transactionOf(payment('pays')));
        for (let call = 0; call < 2; call += 1) stripe.fail('POST refunds', how);
        const state = await gateway.refund(refund);
        expect(state.state).toMatch(/^(?:pending|succeeded)$/);
        while (stripe.hasFailures) await gateway.refund(refund);
        expect(await gateway.refund(refund)).toEqual(refunded);
        expect(stripe.refundsOf(refund.transaction)).toHaveLength(1);
      },
    );

    it('reports a refund that fails later', async () => {
      const refund = refundOf(await transactionOf(payment('pays')));
      await gateway.refund(refund);
      stripe.failRefunds(refund.transaction, 'expired_or_canceled_card');
      expect(await gateway.findRefund(refund)).toEqual({
        state: 'failed',
        message: expect.stringContaining('no longer valid'),
      });
    });

    it('leaves a refund of a live payment open under test keys', async () => {
      const attemptId = randomUUID();
      await payments.assign(attemptId, true, 'pi_live');
      const refund = refundOf('pi_live', { attemptId });
      expect(await gateway.findRefund(refund)).toEqual({ state: 'pending' });
      expect(await gateway.refund(refund)).toEqual({ state: 'pending' });
    });

    it('fails for a payment of another provider', async () => {
      expect(await gateway.refund(refundOf('sandbox_1'))).toEqual({
        state: 'failed',
        message: expect.stringContaining('does not know this payment'),
      });
    });
  });

  it('reads signed and recent webhooks about its payments, without personal data', async () => {
    const start = payment();
    await answer(await waitingUrl(start), { card: 'pays' });
    const event = stripe.events.findLast(({ type }) => type === 'checkout.session.completed');
    const body = JSON.stringify(event);
    expect(body).toContain('ada@example.test');
    const read = gateway.readWebhook(body, stripe.signatureOf(body));
    expect(read).toEqual({
      ...{ webhookId: event?.id, orderId: start.orderId, attemptId: start.attemptId },
      body: expect.stringContaining('"payment_status":"paid"'),
    });
    expect(read?.body).not.toMatch(/ada@|Palm/);
    const now = Math.floor(Date.now() / 1_000);
    for (const signature of ['', 't=1,v1=00', stripe.signatureOf(body, now - 301)])
      expect(() => gateway.readWebhook(body, signature)).toThrow(WebhookRefused);
    expect(() => gateway.readWebhook(`${body} `, stripe.signatureOf(body))).toThrow(WebhookRefused);
  });

  it.each([
    ['balance.available', { object: 'balance' }],
    ['payment_intent.succeeded', { metadata: { order: '7' } }],
    ['payment_intent.succeeded', { metadata: { attempt: 'a', order: 'x' } }],
    ['payment_intent.created', { metadata: { attempt: 'a', order: '7' } }],
  ])('ignores unrelated webhooks: %s %j', (type, object) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    expect(gateway.readWebhook(body, stripe.signatureOf(body))).toBeUndefined();
  });
});
