import { once } from 'node:events';
import { readFileSync, appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { Sandbox } from './sandbox.testing.js';
import { testTokenOf } from './test-cards.js';
import { SandboxGateway } from '../sandbox-gateway.adapter.js';
import type { PaymentStart } from '../payment-gateway.port.js';

let orders = 0;

/** A payment of a new order. */
function payment(cardNumber?: string): PaymentStart {
  orders += 1;
  return {
    ...{ attemptId: `attempt-${orders}`, orderId: orders, amount: 5195, currency: 'GBP' },
    token: cardNumber === undefined ? undefined : testTokenOf(cardNumber),
    returnUrl: 'http://shop.localhost/pay/1/',
    merchant: 'Tropic',
  };
}

describe('the sandbox provider', () => {
  let sandbox: Sandbox;
  let gateway: SandboxGateway;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    gateway = new SandboxGateway(sandbox);
  });
  afterAll(() => sandbox.stop());

  const address = () => ({
    ...{ publicUrl: sandbox.publicUrl, secret: sandbox.secret },
    webhookSecret: '',
  });

  it('accepts 4242 4242 4242 4242 and records the charge', async () => {
    const paid = payment('4242 4242 4242 4242');
    const outcome = await gateway.start(paid);
    expect(outcome).toEqual({
      state: 'succeeded',
      transaction: expect.stringMatching(/^sandbox_/),
    });
    expect(await sandbox.captures(paid.orderId)).toEqual([
      expect.objectContaining({ amount: 5195, currency: 'GBP', lastDigits: '4242' }),
    ]);
  });

  it('declines 4000 0000 0000 0002 and takes nothing', async () => {
    const refused = payment('4000000000000002');
    expect(await gateway.start(refused)).toEqual({
      state: 'declined',
      message: 'Your card was declined',
    });
    expect(await sandbox.captures(refused.orderId)).toEqual([]);
  });

  it('charges an attempt once under repeated and concurrent calls', async () => {
    const once = payment('4242424242424242');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => gateway.start(once)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await sandbox.captures(once.orderId)).toHaveLength(1);
  });

  it('refuses an attempt with another amount or order', async () => {
    const first = payment('4242424242424242');
    await gateway.start(first);
    const { orderId, ...rest } = first;
    const reference = String(orderId);
    const dearer = { ...rest, reference, amount: 1 };
    expect((await sandbox.ask('POST', '/charges', dearer))[0]).toBe(409);
    expect((await sandbox.ask('POST', '/charges', { ...rest, reference: '0' }))[0]).toBe(409);
  });

  it('cancels an unknown attempt, so that it takes nothing if it arrives late', async () => {
    const late = payment('4242424242424242');
    const declined = { state: 'declined', message: expect.stringContaining('nothing was charged') };
    expect(await gateway.settle(late.attemptId)).toEqual(declined);
    expect(await gateway.start(late)).toEqual(declined);
    expect(await sandbox.captures(late.orderId)).toEqual([]);
  });

  it('is settled if the provider fails after taking the money', async () => {
    const taken = payment('4000000000000119');
    expect(await gateway.start(taken)).toMatchObject({ state: 'succeeded' });
    expect(await sandbox.captures(taken.orderId)).toHaveLength(1);
  });

  it('is settled if the provider fails without taking the money', async () => {
    const failed = payment('4000000000000101');
    expect(await gateway.start(failed)).toMatchObject({ state: 'declined' });
    expect(await sandbox.captures(failed.orderId)).toEqual([]);
  });

  it('times out and then asks for the outcome', async () => {
    const hasty = new SandboxGateway(sandbox, 300);
    expect(await hasty.start(payment('4000000000000259'))).toMatchObject({ state: 'succeeded' });
  });

  it('reports unknown while the provider is still working', async () => {
    const hasty = new SandboxGateway(sandbox, 300);
    const slow = payment('4000000000000077');
    expect(await hasty.start(slow)).toEqual({ state: 'unknown' });
    expect(await gateway.start(slow)).toMatchObject({ state: 'succeeded' });
    expect(await sandbox.captures(slow.orderId)).toHaveLength(1);
  });

  it('reports unknown if the answer comes from something else', async () => {
    const misdirected = new SandboxGateway({ ...address(), url: `${sandbox.url}/x`, secret: 'x' });
    expect(await misdirected.start(payment('4242424242424242'))).toEqual({ state: 'unknown' });
  });

  it('never treats an error status as a payment, whatever its body says', async () => {
    const liar = createServer((_request, response) => {
      response.writeHead(500).end('{"state":"succeeded","transaction":"none"}');
    }).listen(0, '127.0.0.1');
    await once(liar, 'listening');
    // A listening server has an address.
    const { port } = liar.address() as AddressInfo;
    const gatewayToLiar = new SandboxGateway({
      ...address(),
      url: `http://127.0.0.1:${port}`,
      secret: 'x',
    });
    const outcome = await gatewayToLiar.start(payment('4242424242424242'));
    liar.close();
    expect(outcome).toEqual({ state: 'unknown' });
  });

  it('answers only calls of the protocol with the secret', async () => {
    const bare = await fetch(`${sandbox.url}/captures?reference=1`);
    expect(bare.status).toBe(401);
    expect((await sandbox.ask('GET', '/cards'))[0]).toBe(404);
    expect((await sandbox.ask('GET', '/charges/unheard-of'))[0]).toBe(404);
  });

  it('loses no charge when it is killed', async () => {
    const crashing = payment('4000000000000341');
    expect(await gateway.start(crashing)).toEqual({ state: 'unknown' });
    await sandbox.ended();
    const journal = path.join(sandbox.folder, 'sandbox-payments', 'charges.jsonl');
    appendFileSync(journal, '{"attemptId":"torn","state":"succ');
    await sandbox.run();
    expect(await gateway.settle(crashing.attemptId)).toMatchObject({ state: 'succeeded' });
    expect(await sandbox.captures(crashing.orderId)).toHaveLength(1);
    expect((await sandbox.ask('GET', '/charges/torn'))[0]).toBe(404);
    const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('state');
  });
});
