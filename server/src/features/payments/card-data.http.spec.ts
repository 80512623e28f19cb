import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../platform/config/config.js';
import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { listenToOutput, placesOf } from '../checkout/erasure.testing.js';
import { openTeeShop, paymentsOf, placeOrder } from '../checkout/checkout.testing.js';
import { Sandbox } from './sandbox/sandbox.testing.js';

const numbers = ['4242424242424242', '4000000000000002', '4000000000003220'];

describe('the number of a card', () => {
  let output: ReturnType<typeof listenToOutput>;
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    output = listenToOutput();
    sandbox = await Sandbox.start();
    app = await startOwnApp({ ...sandbox.environment, LOG_LEVEL: 'debug' });
    shop = await openTeeShop(app);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
    output.stop();
  });

  /** Pays as a browser does: with a token, or without one on the provider's page. */
  async function payBy(cardNumber: string, isHosted: boolean): Promise<string> {
    const visitor = app.visitor(shop.code);
    const order = await placeOrder(visitor, shop);
    const card = { cardNumber, expiry: '12/49', securityCode: '987' };
    const sent = { method: 'POST', body: JSON.stringify(card) };
    const answer = isHosted ? undefined : await fetch(`${sandbox.url}/tokens`, sent);
    // Contract of the provider.
    const { token } = ((await answer?.json()) ?? {}) as { readonly token?: string };
    const { body } = await visitor.post(paymentsOf(order), { paymentToken: token });
    const form = { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) } as const;
    if (isHosted) await fetch(String(body.continueUrl), form);
    await visitor.get(`/pay/${order.orderHash}/`);
    const { body: paid } = await visitor.get(`/omnis/v3/orders/${order.orderHash}/`);
    return paid.paymentAttempts[0].state;
  }

  it('is in no table, event, job, file and log line, with and without script', async () => {
    const states: string[] = [];
    for (const number of numbers)
      for (const isHosted of [true, false]) states.push(await payBy(number, isHosted));
    expect(states).toEqual([
      ...['succeeded', 'succeeded', 'declined', 'declined', 'started', 'started'],
    ]);
    const folders = [app.get(Config).DATA_DIR, sandbox.folder];
    for (const number of numbers) {
      expect(await placesOf(app, number, folders)).toEqual([]);
      expect(output.text()).not.toContain(number);
    }
    // The journal of the provider is searched too, and contains the charges.
    expect(await placesOf(app, '"lastdigits":"4242"', folders)).not.toEqual([]);
  });
});
