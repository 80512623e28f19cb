import { randomUUID } from 'node:crypto';

import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { PaymentAttempt } from '@selvedge/shared/orders/payment-attempt';
import type { Store } from '@selvedge/shared/stores/contract';
import fc from 'fast-check';

import { environment } from '../../../platform/config/environment.js';
import type { Answer } from '../../../platform/testing/browser.js';
import { startOwnApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import {
  openTeeShop,
  payRequest,
  paymentsOf,
  placeOrder,
} from '../../checkout/checkout.testing.js';
import type { SandboxWebhook } from '../sandbox/protocol.js';
import { Sandbox } from '../sandbox/sandbox.testing.js';
import { signatureOf } from '../sandbox/webhook-signature.js';

/** Each order has about eight webhooks; 1,250 orders make 10,000. */
const orderCount = Number(environment()['WEBHOOK_ORDERS'] ?? 25);
const path = '/omnis/v3/payments/webhooks/';
const card = { expiry: '12/49', securityCode: '123' };
const endings = ['paid', 'declined', 'left open', 'paid by the second attempt'] as const;
type Ending = (typeof endings)[number];

describe('webhooks of the payment provider', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startOwnApp(sandbox.environment);
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const deliver = (body: string, now = new Date()): Promise<Answer> => {
    const signature = signatureOf({ body, secret: sandbox.webhookSecret, now });
    const headers = { 'content-type': 'application/json', 'payment-signature': signature };
    return app.visitor(shop.code).send('post', path, { body, headers });
  };
  const attemptsOf = async ({ orderHash }: PlacedOrder): Promise<readonly PaymentAttempt[]> =>
    (await app.call(shop.code, `/omnis/v3/orders/${orderHash}/`)).body.paymentAttempts;
  const statesOf = async (order: PlacedOrder) =>
    (await attemptsOf(order)).map(({ state }) => state);
  const webhookOf = (order: PlacedOrder, attemptId: string): string => {
    const about = { id: randomUUID(), attemptId, reference: String(order.orderId) };
    return JSON.stringify({
      ...about,
      refundId: null,
      state: 'succeeded',
    } satisfies SandboxWebhook);
  };

  /** Starts a payment on the provider's page; returns the attempt and the page. */
  async function begin(order: PlacedOrder): Promise<readonly [string, string]> {
    const { body } = await app.visitor(shop.code).post(paymentsOf(order), {});
    return [(await attemptsOf(order)).at(-1)?.attemptId ?? '', body.continueUrl];
  }

  function payAt(page: string, cardNumber: string): Promise<Response> {
    const body = new URLSearchParams({ ...card, cardNumber });
    return fetch(page, { method: 'POST', body, redirect: 'manual' });
  }

  it('are sent by the provider and settle a payment whose browser was closed', async () => {
    await sandbox.notify(app.url);
    const order = await placeOrder(app.visitor(shop.code), shop);
    const [, page] = await begin(order);
    await payAt(page, '4242424242424242');
    await until(async () => (await statesOf(order)).includes('succeeded'));
  });

  it.each(['4000 0000 0000 5001', '4000 0000 0000 5003'])(
    'may arrive early or twice for %s, and the order is paid once',
    async (number) => {
      await sandbox.notify(app.url);
      const order = await placeOrder(app.visitor(shop.code), shop);
      const { body } = await app.visitor(shop.code).post(paymentsOf(order), payRequest(number));
      expect(body.outcome).toBe('paid');
      const staff = await app.signInStaff(['orders-view', 'orders-status']);
      const ofOrder = `/omnis/v3/atlas/orders/${order.orderId}/webhooks/`;
      const [webhook] = await until(async () => {
        const { body: listed } = await staff.get(ofOrder);
        return listed.length > 0 && listed[0].processedAt !== null && listed;
      });
      expect(webhook).toMatchObject({ outcome: 'succeeded', body: expect.stringContaining('id') });
      const replayed = await staff.post(`${ofOrder}${String(webhook.webhookId)}/replay/`);
      expect([replayed.status, replayed.body[0].outcome]).toEqual([200, 'succeeded']);
      const other = `/omnis/v3/atlas/orders/${order.orderId + 1_000}/webhooks/`;
      for (const wrong of [`${ofOrder}unknown`, `${other}${String(webhook.webhookId)}`])
        expect((await staff.post(`${wrong}/replay/`)).status).toBe(404);
      expect(await statesOf(order)).toEqual(['succeeded']);
      expect(await sandbox.captures(order.orderId)).toHaveLength(1);
    },
  );

  it('are refused without a valid and recent signature', async () => {
    const body = webhookOf({ orderId: 1, orderHash: '' }, 'a');
    expect((await deliver(body, new Date(Date.now() - 301_000))).status).toBe(403);
    expect((await deliver(body, new Date(Date.now() + 301_000))).status).toBe(403);
    const secret = sandbox.webhookSecret;
    const signature = signatureOf({ body: `${body} `, secret, now: new Date() });
    for (const given of ['', 't=1,v1=00', signature]) {
      const headers = { 'content-type': 'application/json', 'payment-signature': given };
      const answer = await app.visitor(shop.code).send('post', path, { body, headers });
      expect(answer.status).toBe(403);
    }
    expect((await deliver(body)).status).toBe(204);
  });

  /** Pays an order without webhooks; returns the webhooks about it, some of them doubled. */
  async function play(order: PlacedOrder, ending: Ending): Promise<readonly string[]> {
    const [first, page] = await begin(order);
    const early = webhookOf(order, first);
    await deliver(early);
    if (ending === 'paid') await payAt(page, '4242424242424242');
    if (ending === 'declined') await payAt(page, '4000000000000002');
    const attempts = [first];
    if (ending === 'paid by the second attempt') {
      const [second, secondPage] = await begin(order);
      await payAt(secondPage, '4242424242424242');
      attempts.push(second);
    }
    return attempts.flatMap((attemptId) => {
      const webhook = webhookOf(order, attemptId);
      return [early, webhook, webhook, webhookOf(order, attemptId)];
    });
  }

  it('shuffled, doubled and delayed, give the same ledger as in order', async () => {
    const seed = Date.now();
    const orders: { readonly order: PlacedOrder; readonly ending: Ending }[] = [];
    const webhooks: string[] = [];
    for (const ending of fc.sample(fc.constantFrom(...endings), { seed, numRuns: orderCount })) {
      const order = await placeOrder(app.visitor(shop.code), shop);
      webhooks.push(...(await play(order, ending)));
      orders.push({ order, ending });
    }
    const everyWebhook = { minLength: webhooks.length, maxLength: webhooks.length };
    const [shuffled = []] = fc.sample(fc.shuffledSubarray(webhooks, everyWebhook), {
      ...{ seed, numRuns: 1 },
    });
    for (let at = 0; at < shuffled.length; at += 20) {
      const answers = await Promise.all(shuffled.slice(at, at + 20).map((body) => deliver(body)));
      expect(answers.map(({ status }) => status).filter((status) => status !== 204)).toEqual([]);
    }
    const states: Readonly<Record<Ending, readonly string[]>> = {
      paid: ['succeeded'],
      declined: ['declined'],
      'left open': ['started'],
      'paid by the second attempt': ['declined', 'succeeded'],
    };
    for (const { order, ending } of orders) {
      const expected = states[ending];
      await until(
        () => statesOf(order),
        (seen) => String(seen) === String(expected),
        120_000,
      );
      const captures = await sandbox.captures(order.orderId);
      expect([seed, captures.length]).toEqual([seed, ending.startsWith('paid') ? 1 : 0]);
      expect((await attemptsOf(order)).map(({ refund }) => refund)).toEqual(
        expected.map(() => null),
      );
    }
  });
});
