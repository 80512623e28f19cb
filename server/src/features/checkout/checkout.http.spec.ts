import { randomUUID } from 'node:crypto';

import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { statementsAbout } from '../../platform/testing/statements.js';
import { until } from '../../platform/testing/until.js';
import { tee } from '../products/product.testing.js';
import {
  address,
  addTees,
  checkoutOrders,
  openTeeShop,
  orderRequest,
  placeOrder,
  saveTee,
} from './checkout.testing.js';

const basket = '/omnis/v3/basket/main/list';

const german = {
  ...{ fullName: 'Ada Lovelace', line1: 'Am Sandtorkai 1', city: 'Hamburg' },
  ...{ postcode: '20457', country: 'DE' },
};
const american = {
  ...{ fullName: 'Ada Lovelace', line1: '1 Alder Street', city: 'Portland', state: 'OR' },
  ...{ postcode: '97205', country: 'US' },
};

describe('the checkout', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());

  function ordersOf({ division }: Store): Promise<{ status: string; email: string }[]> {
    return app
      .get(DataSource)
      .query('SELECT * FROM orders WHERE division_id = $1 ORDER BY order_id', [division]);
  }

  describe('placing an order', () => {
    it('commits once and wakes no subscriber twice', async () => {
      const own = await openTeeShop(app);
      const registry = app.get(EventLogRegistry);
      const followers = [...registry.all('reactors'), ...registry.all('async')].flat().length;
      const upToDate = async (): Promise<boolean> => {
        const [found] = await app.get(DataSource).query<[{ readonly there: number }]>(
          `SELECT count(*)::integer AS there
           FROM es_checkpoint JOIN es_division_head USING (division_id, position)
           WHERE division_id = $1`,
          [own.division],
        );
        return found.there === followers;
      };
      await until(upToDate);
      const statements = await statementsAbout(app, own.division, async () => {
        await placeOrder(app.visitor(own.code), own);
        await until(upToDate);
      });
      const having = (text: string) => statements.filter((sql) => sql.includes(text)).length;
      expect({
        readings: having('position > $2'),
        locks: having('ORDER BY subscriber FOR UPDATE'),
        positionsWithRows: having('WITH owned AS'),
      }).toEqual({ readings: 0, locks: 1, positionsWithRows: 1 });
    });

    it('EVT-010 freezes the bought items and empties the basket', async () => {
      const visitor = app.visitor(shop.code);
      const { orderHash, orderId } = await placeOrder(visitor, shop, {
        email: ' ada@example.test ',
        billingAddress: { ...address, line2: 'Flat 3' },
        expectedTotal: 5195,
      });
      expect(orderHash).toMatch(/^[0-9a-f]{32}$/);
      await saveTee(app, shop, { name: 'Renamed', price: 1 });
      const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
      await saveTee(app, shop);
      expect(body).toMatchObject({
        orderId,
        status: 'to_be_paid',
        total: 5195,
        email: 'ada@example.test',
        shippingAddress: { ...address, line2: null },
        billingAddress: { ...address, line2: 'Flat 3' },
        items: [
          {
            id: 1,
            name: 'Wave tee',
            sku: 'TEE-WAVE-NVY-M',
            image: tee.colours[0]?.images[0]?.original,
            options: { Colour: 'Navy', Size: 'M' },
            quantity: 2,
            price: 2400,
            tax: 400,
            lineTax: 800,
            vatRate: 1,
          },
        ],
      });
      expect((await visitor.get(basket)).body.items).toEqual([]);
    });

    it('uses the delivery address for billing by default', async () => {
      const visitor = app.visitor(shop.code);
      const { orderHash } = await placeOrder(visitor, shop);
      const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
      expect(body.billingAddress).toEqual(body.shippingAddress);
    });

    it('ORD-002 has the EORI number of a company in the shipping address only', async () => {
      const visitor = app.visitor(shop.code);
      const { orderHash } = await placeOrder(visitor, shop, {
        shippingAddress: { ...german, eoriNumber: ' de 123 4567 ' },
      });
      const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
      expect(body.shippingAddress).toEqual({ ...german, line2: null, eoriNumber: 'DE1234567' });
      expect(body.billingAddress).toEqual({ ...german, line2: null });
    });

    it.each([
      ['an empty number', { ...german, eoriNumber: ' ' }],
      ['a number in a country without such numbers', { ...american, eoriNumber: 'US1234567' }],
    ])('ORD-002 is placed without %s', async (_what, shippingAddress) => {
      const visitor = app.visitor(shop.code);
      const { orderHash } = await placeOrder(visitor, shop, { shippingAddress });
      const { body } = await visitor.get(`/omnis/v3/orders/${orderHash}/`);
      expect(body.shippingAddress).not.toHaveProperty('eoriNumber');
    });

    it('assigns the order of a signed-in customer to the account', async () => {
      const shopper = await app.signInCustomer(shop.code);
      const { orderId } = await placeOrder(shopper, shop);
      const [row] = await app
        .get(DataSource)
        .query('SELECT customer_id, subject FROM orders WHERE order_id = $1', [orderId]);
      const { id } = shopper.subject;
      expect(row).toEqual({ customer_id: id, subject: `customer:${id}` });
    });

    it('PAY-010 creates one order for repeated requests', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      await addTees(visitor, own);
      const request = orderRequest();
      const answers = await Promise.all([1, 2, 3].map(() => visitor.post(checkoutOrders, request)));
      answers.push(await visitor.post(checkoutOrders, request));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await ordersOf(own)).toHaveLength(1);
    });

    it('PAY-010 creates one order per basket, also with two keys', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      await addTees(visitor, own);
      const answers = await Promise.all(
        [1, 2].map(() => visitor.post(checkoutOrders, orderRequest())),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
      expect(await ordersOf(own)).toHaveLength(1);
      expect((await visitor.get(basket)).body.quantity).toBe(0);
    });

    it('PAY-010 refuses a key that belongs to another request', async () => {
      const visitor = app.visitor(shop.code);
      const idempotencyKey = randomUUID();
      await placeOrder(visitor, shop, { idempotencyKey });
      await addTees(visitor, shop);
      const other = orderRequest({ idempotencyKey, email: 'eve@example.test' });
      expect((await visitor.post(checkoutOrders, other)).status).toBe(422);
    });

    it('ERR-016 is refused for an empty or missing basket', async () => {
      const visitor = app.visitor(shop.code);
      for (const isFirst of [true, false]) {
        if (!isFirst) await placeOrder(visitor, shop);
        const { status, body } = await visitor.post(
          checkoutOrders,
          orderRequest({ expectedTotal: 5195 }),
        );
        expect([status, body.message]).toEqual([422, messages.nothingAdded]);
      }
    });

    it('ERR-017 is refused without effect if an item was taken off sale', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      await addTees(visitor, own);
      await saveTee(app, own, { enabled: false });
      const { status, body } = await visitor.post(checkoutOrders, orderRequest());
      expect([status, body.message]).toEqual([400, messages.productUnavailable]);
      expect(await ordersOf(own)).toEqual([]);
      expect((await visitor.get(basket)).body.quantity).toBe(2);
    });

    it('is refused with the current total if it differs from the one shown', async () => {
      const own = await openTeeShop(app);
      const visitor = app.visitor(own.code);
      await addTees(visitor, own);
      await saveTee(app, own, { price: 2600 });
      const request = orderRequest({ expectedTotal: 5195 });
      const { status, body } = await visitor.post(checkoutOrders, request);
      expect([status, body.current.total]).toEqual([409, 5595]);
      expect(await ordersOf(own)).toEqual([]);
      const again = await visitor.post(checkoutOrders, { ...request, expectedTotal: 5595 });
      expect(again.status).toBe(201);
    });

    it('does not use the basket of another store', async () => {
      const other = await openTeeShop(app);
      const visitor = app.visitor(shop.code);
      await addTees(visitor, shop);
      const otherVisitor = app.visitor(other.code);
      otherVisitor.setCookie('basket', visitor.cookie('basket') ?? '');
      const { status } = await otherVisitor.post(checkoutOrders, orderRequest());
      expect(status).toBe(422);
    });
  });
});
