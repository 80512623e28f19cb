import { Sandbox } from './sandbox.testing.js';
import type { SandboxRefund } from './protocol.js';
import { testTokenOf } from './test-cards.js';
import { SandboxGateway } from '../sandbox-gateway.adapter.js';
import type { PaymentRefund } from '../payment-gateway.port.js';
import { freePort } from '../../../platform/free-port.js';
import { until } from '../../../platform/testing/until.js';

let orders = 0;

describe('refunds of the sandbox provider', () => {
  let sandbox: Sandbox;
  let gateway: SandboxGateway;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    gateway = new SandboxGateway(sandbox);
  });
  afterAll(() => sandbox.stop());

  /** Returns refunds of a new payment of 51.95. */
  async function paid(
    cardNumber = '4242 4242 4242 4242',
  ): Promise<(refundId: string, amount?: number) => PaymentRefund> {
    orders += 1;
    const attempt = { attemptId: `attempt-${orders}`, currency: 'GBP' };
    const state = await gateway.start({
      ...{ ...attempt, orderId: orders, amount: 5195, token: testTokenOf(cardNumber) },
      ...{ returnUrl: 'http://shop.localhost/pay/1/', merchant: 'Tropic' },
    });
    if (state.state !== 'succeeded') throw new Error('The card pays.');
    const { transaction } = state;
    const prefix = String(orders);
    return (refundId, amount = 5195) => ({
      ...{ ...attempt, transaction, refundId: `${prefix}-${refundId}`, amount },
    });
  }
  const refundsOf = async ({ attemptId }: PaymentRefund): Promise<readonly SandboxRefund[]> => {
    const [capture] = await sandbox.captures(attemptId.replace('attempt-', ''));
    return capture?.refunds ?? [];
  };
  const tooMuch = { state: 'failed', message: 'The refund exceeds the rest of the payment' };

  it('return a payment in parts, and never more than it captured', async () => {
    const of = await paid();
    const succeeded = { state: 'succeeded', transaction: expect.stringMatching(/^refund_/) };
    expect(await gateway.refund(of('a', 1200))).toEqual(succeeded);
    expect(await gateway.refund(of('b', 3996))).toEqual(tooMuch);
    expect(await gateway.refund(of('c', 3995))).toEqual(succeeded);
    expect(await gateway.refund(of('d', 1))).toEqual(tooMuch);
    expect(await gateway.refund(of('e', 0))).toEqual(tooMuch);
  });

  it('are made once under repeated and concurrent calls', async () => {
    const once = (await paid())('once', 1200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.refund(once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await refundsOf(once)).toHaveLength(1);
    expect(await gateway.findRefund(once)).toEqual(answers[0]);
    const { transaction: _, ...request } = once;
    expect((await sandbox.ask('POST', '/refunds', { ...request, amount: 1 }))[0]).toBe(409);
  });

  it('are missing before the provider has received them', async () => {
    expect(await gateway.findRefund((await paid())('never'))).toEqual({ state: 'missing' });
  });

  it('fail without a captured payment', async () => {
    const refund = { ...(await paid())('none'), attemptId: 'unheard-of' };
    expect(await gateway.refund(refund)).toEqual({
      ...{ state: 'failed', message: 'This payment was not captured' },
    });
  });

  it('fail if the card issuer refuses them, and leave the payment refundable', async () => {
    const refund = (await paid('4000 0000 0000 5126'))('refused');
    const refused = { state: 'failed', message: 'The card issuer refused the refund' };
    expect(await gateway.refund(refund)).toEqual(refused);
    expect(await gateway.findRefund(refund)).toEqual(refused);
  });

  it('are pending, count against the payment, and succeed after a restart', async () => {
    const of = await paid('4000 0000 0000 7726');
    const pending = of('slow', 5000);
    expect(await gateway.refund(pending)).toEqual({ state: 'pending' });
    expect(await gateway.refund(of('more', 196))).toEqual(tooMuch);
    await sandbox.restart();
    expect(await gateway.findRefund(pending)).toEqual({ state: 'pending' });
    await until(async () => (await gateway.findRefund(pending)).state === 'succeeded');
    expect(await refundsOf(pending)).toMatchObject([{ state: 'failed' }, { state: 'succeeded' }]);
  });

  it('are pending if the provider does not answer', async () => {
    const refund = (await paid())('lost');
    const { publicUrl, secret, webhookSecret } = sandbox;
    const url = `http://127.0.0.1:${await freePort()}`;
    const unreachable = new SandboxGateway({ url, publicUrl, secret, webhookSecret });
    expect(await unreachable.refund(refund)).toEqual({ state: 'pending' });
    expect(await unreachable.findRefund(refund)).toEqual({ state: 'pending' });
    expect(await gateway.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(await refundsOf(refund)).toHaveLength(1);
  });
});
