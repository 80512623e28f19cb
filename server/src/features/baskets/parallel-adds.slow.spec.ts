import { randomBytes } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import { Browser } from '../../platform/testing/browser.js';
import { startSecondServer, type ServerProcess } from '../../platform/testing/server-process.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { asPage } from '../storefront/storefront.testing.js';

const parallel = 20;
const atOnce = 10;

describe('concurrent adds', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel * atOnce });
  let app: TestApp;
  let second: ServerProcess | undefined;
  let shop: Store;
  let tee: Product;
  let shopper: Browser;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    tee = await offer(app, shop);
    shopper = app.visitor(shop.code);
    await shopper.get('/omnis/v3/basket/main/list/');
    second = await startSecondServer(app);
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    second?.child.disconnect();
    await second?.ended;
    await app.close();
  });

  /** Two tabs of one browser share its cookies, including those of each answer. */
  const tab = (of: Browser, url: string): Browser => {
    const other = new Browser(url, of.host);
    for (const pair of of.cookieHeader().split('; ')) {
      const [name = '', ...value] = pair.split('=');
      other.setCookie(name, value.join('='));
    }
    return other;
  };

  it.each(['one process', 'two processes'])(
    'BSK-015 share one basket in a new browser without script, with %s',
    async (processes) => {
      const url = processes === 'one process' ? app.url : (second?.url ?? '');
      for (let played = 0; played < 10; played += 1) {
        const one = app.visitor(shop.code);
        // Both tabs open before anything is added: without JavaScript, only the page identifies the
        // visit.
        await one.get('/product/wave-tee/', asPage);
        const other = tab(one, url);
        await other.get('/product/wave-tee/', asPage);
        const fields = { product: tee.uuid, colour: 'Navy', size: 'M', quantity: '1' };
        const [first, next] = await Promise.all([
          one.form('/basket/add/', fields),
          other.form('/basket/add/', fields),
        ]);
        expect([first.status, next.status]).toEqual([303, 303]);
        for (const browser of [one, other])
          expect((await browser.get('/omnis/v3/basket/main/list/')).body.quantity).toBe(2);
      }
    },
    60_000,
  );

  const send = (url: string, path: string, basketId: string, body?: object): Promise<Got> => {
    const token = shopper.cookie('XSRF-TOKEN') ?? '';
    const headers = {
      host: shopper.host,
      cookie: `${shopper.cookieHeader()}; basket=${basketId}`,
      'x-xsrf-token': token,
      'content-type': 'application/json',
    };
    const method = body === undefined ? 'GET' : 'POST';
    return new Promise((resolve, reject) => {
      request(`${url}${path}`, { agent, method, headers }, (answer) => resolve(gotFrom(answer)))
        .once('error', reject)
        .end(body && JSON.stringify(body));
    });
  };

  /** Result of one round; the adds are distributed to the servers in turn. */
  const round = async (servers: readonly string[]): Promise<object> => {
    const basketId = randomBytes(16).toString('hex');
    const body = { item: { productId: tee.uuid, productColor: 'Navy', productSize: 'M' } };
    const adds = Array.from({ length: parallel }, (_, index) => {
      const url = servers[index % servers.length] ?? app.url;
      return send(url, '/omnis/v3/frontend/product/addItemToCart/', basketId, body);
    });
    const answers = await Promise.all(adds);
    const read = await send(app.url, '/omnis/v3/basket/main/list/', basketId);
    const events = await app.get(EventLog).readStream(shop.division, `basket-${basketId}`);
    return {
      accepted: answers.filter(({ status }) => status === 200).length,
      quantities: answers.map(({ body: { quantity } }) => quantity).sort((a, b) => a - b),
      quantity: read.body.quantity,
      version: events.at(-1)?.version,
    };
  };
  const nothingLost = {
    accepted: parallel,
    quantities: Array.from({ length: parallel }, (_, index) => index + 1),
    quantity: parallel,
    version: parallel,
  };

  /** Many baskets at once, so that commits are grouped. */
  const play = async (count: number, servers: readonly string[]): Promise<void> => {
    for (let played = 0; played < count; played += atOnce) {
      const results = await Promise.all(Array.from({ length: atOnce }, () => round(servers)));
      expect(results).toEqual(results.map(() => nothingLost));
    }
  };

  it('BSK-015 lose nothing in 100 rounds of 20', () => play(100, [app.url]), 60_000);

  it(
    'BSK-015 lose nothing with two server processes on one database',
    () => play(40, [app.url, second?.url ?? '']),
    60_000,
  );
});

interface Got {
  readonly status: number;
  readonly body: BasketAnswer;
}

async function gotFrom(answer: IncomingMessage): Promise<Got> {
  // Every call returns a basket, or a problem with an error status.
  return { status: answer.statusCode ?? 0, body: (await json(answer)) as BasketAnswer };
}
