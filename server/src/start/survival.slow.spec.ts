import path from 'node:path';

import { jest } from '@jest/globals';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';

import { Guests } from '../features/pages/collab/collab.testing.js';
import { exitCodeOfRefusedConfig } from '../platform/config/read-config.js';
import { freePort } from '../platform/free-port.js';
import { blockOnSignal, blockSignal } from '../platform/testing/blocked-process.js';
import type { Browser } from '../platform/testing/browser.js';
import { until } from '../platform/testing/until.js';
import { signIn } from './faults/workers.testing.js';
import { patiently } from './patiently.testing.js';
import { StartedProduct } from './started-product.testing.js';

const minuteMs = 60_000;
const shippingAddress = {
  fullName: 'Ada Palm',
  line1: '1 Shore Road',
  city: 'Freshwater',
  postcode: 'PO40 9QX',
  country: 'GB',
};

let product: StartedProduct;
let sku: string;
let shopper: Browser;
const guests = new Guests(() => product);
/** Number of acknowledged adds. */
let acknowledged = 0;
let orderHash: string;

async function add(): Promise<void> {
  const body = { item: { variantId: sku, quantity: 1 } };
  const { status } = await shopper.post('/omnis/v3/frontend/product/addItemToCart/', body);
  if (status === 200) acknowledged += 1;
}

async function quantityInBasket(): Promise<number> {
  const { status, text, body } = await patiently(() => shopper.get('/omnis/v3/basket/main/list/'));
  if (status !== 200) throw new Error(`The basket is ${status}: ${text}`);
  // Contract of API-022.
  return (body as BasketAnswer).quantity;
}

async function placeOrder(): Promise<string> {
  const buyer = product.visitor();
  const item = { variantId: sku, quantity: 2 };
  await patiently(() => buyer.post('/omnis/v3/frontend/product/addItemToCart/', { item }));
  const quote = await buyer.post('/omnis/v3/checkout/quote/', { country: 'GB' });
  // Contract of API-050.
  const { total } = quote.body as CheckoutTotals;
  const { body } = await buyer.post('/omnis/v3/checkout/orders/', {
    idempotencyKey: `survival-${total}-0123456789`,
    email: 'ada@example.test',
    shippingAddress,
    expectedTotal: total,
  });
  // Contract of API-050.
  return (body as PlacedOrder).orderHash;
}

async function expectNothingLost(): Promise<void> {
  expect(await quantityInBasket()).toBeGreaterThanOrEqual(acknowledged);
  const { body } = await patiently(() => product.visitor().get(`/omnis/v3/orders/${orderHash}/`));
  // Contract of API-051.
  const order = body as ShopperOrder;
  expect([order.hash, order.items[0]?.quantity]).toEqual([orderHash, 2]);
}

/** Keeps adding during a kill, so that some adds are between commit and answer. */
async function addDuring(disaster: () => Promise<void>): Promise<void> {
  const before = acknowledged;
  const adds = Array.from({ length: 20 }, () => add().catch(() => undefined));
  await until(() => acknowledged > before);
  await disaster();
  await Promise.all(adds);
}

/** Editor of a page that stays a few edits ahead of what is stored. */
class Typist {
  private typed = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    readonly name: string,
    private readonly joined: Awaited<ReturnType<Guests['joinBy']>>,
  ) {
    this.timer = setInterval(() => {
      if (this.typed - this.stored() < 5) this.type();
    }, 10);
  }

  /** Number of stored edits; the answer at joining counts as the first. */
  stored(): number {
    return Math.max(0, this.joined.acknowledged() - 1);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private type(): void {
    setPageProperty(this.joined.doc, 'me', { name: `${this.name}${String(this.typed)}`, value: 1 });
    this.typed += 1;
  }
}

jest.setTimeout(minuteMs);

beforeAll(async () => {
  product = await StartedProduct.create({ NODE_OPTIONS: blockOnSignal, WATCHDOG_SECONDS: '5' });
  await product.start();
  sku = await product.anySku();
  shopper = product.visitor();
  // Without a basket, each of the concurrent adds would create one.
  await until(async () => {
    await add();
    return acknowledged > 0;
  });
  orderHash = await placeOrder();
}, 2 * minuteMs);

afterAll(async () => {
  guests.leave();
  await product.remove();
}, minuteMs);

describe('all acknowledged data', () => {
  it('survives kill -9 of the server, which restarts by itself', async () => {
    await addDuring(() => product.kill('server'));
    await expectNothingLost();
  });

  it('survives a blocked event loop of the server, which is replaced', async () => {
    await addDuring(() => product.kill('server', blockSignal));
    await expectNothingLost();
  });

  it('survives kill -9 of PostgreSQL, which restarts by itself', async () => {
    await addDuring(() => product.kill('postmaster'));
    await expectNothingLost();
  });

  it('RTM-006 survives kill -9 of PostgreSQL and the server while two people edit a page', async () => {
    const owner = await signIn(product.visitor(), 'owner@tropic.test');
    const { body } = await owner.get('/omnis/v3/dashboard/secure/get/');
    const pages = `/omnis/v3/divisions/${String(body.store.active.id)}/pages/`;
    const { body: page } = await owner.send('post', pages, { body: { url: '/survival/' } });
    const join = () => owner.post(`${pages}${String(page.id)}/collab/`);
    const ticket = await join();
    const typists = await Promise.all(
      ['a', 'b'].map(
        async (name) => new Typist(name, await guests.joinBy(ticket.body, { ack: '1' })),
      ),
    );
    const stored = () => typists.map((typist) => typist.stored());
    await until(() => stored().every((count) => count > 5));
    const before = stored();
    await product.kill('postmaster');
    // Editors that lost only the database continue.
    await until(() => stored().every((count, nth) => count > (before[nth] ?? 0) + 20));
    const acknowledged = stored();
    await product.kill('server');
    for (const typist of typists) typist.stop();
    guests.leave();
    const later = await patiently(join);
    const { doc } = await guests.joinBy(later.body);
    const names = typists.flatMap(({ name }, nth) =>
      Array.from({ length: acknowledged[nth] ?? 0 }, (_, at) => `${name}${String(at)}`),
    );
    expect(names.length).toBeGreaterThan(50);
    expect([...doc.getMap('props').keys()]).toEqual(expect.arrayContaining(names));
  });

  it('survives kill -9 of both', async () => {
    await addDuring(async () => {
      await Promise.all([product.kill('postmaster'), product.kill('server')]);
    });
    await expectNothingLost();
  });

  it('survives kill -9 of the start itself, and the next start finds its ports free', async () => {
    await addDuring(() => product.kill('supervisor'));
    await product.start();
    await expectNothingLost();
  });

  it('survives Ctrl-C, which leaves nothing running', async () => {
    expect(await product.stop()).toBe(0);
    expect(product.isPostgresRunning()).toBe(false);
    const startedWithinMs = await product.startByNpm();
    console.log(`A second start took ${(startedWithinMs / 1_000).toFixed(1)} s.`);
    await expectNothingLost();
  });
});

describe('npm start', () => {
  it('succeeds if the product already runs, and says so', async () => {
    const { code, output } = await product.startAnother();
    expect(code).toBe(0);
    expect(output).toContain('Selvedge is already running: process');
  });

  it('names the holder of the data folder when started at another address, without harm', async () => {
    const otherPort = String(await freePort());
    const { code, output } = await product.startAnother({
      PORT: otherPort,
      BASE_HOST: `localhost:${otherPort}`,
    });
    expect(code).toBe(1);
    expect(output).toContain(`process ${String(product.supervisorPid)}, since `);
    expect(output).toContain(`at ${product.address}`);
    expect(output).toContain(product.dataDir);
    await expectNothingLost();
    expect(await product.isUp()).toBe(true);
  });

  it('names PORT if another program uses it', async () => {
    const postgresPort = product.postgresPort();
    const { code, output } = await product.startAnother({
      PORT: String(postgresPort),
      DATA_DIR: path.join(product.dataDir, 'another'),
    });
    expect(code).toBe(1);
    expect(output).toContain('PORT');
  });

  it('leaves nothing running if npm alone is killed, and restarts with all data', async () => {
    await product.killNpm();
    expect(product.isPostgresRunning()).toBe(false);
    await product.start();
    await expectNothingLost();
  });

  it('names invalid settings', async () => {
    const { code, output } = await product.startAnother({ LOG_LEVEL: 'whisper' });
    expect(code).toBe(exitCodeOfRefusedConfig);
    expect(output).toContain('LOG_LEVEL');
    expect(output).not.toContain('whisper');
  });
});
