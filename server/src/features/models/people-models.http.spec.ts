import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { placeOrder, saveTee } from '../checkout/checkout.testing.js';
import { MODEL_TYPES } from './model-types.rules.js';
import { customerAttributes, userAttributes } from './people-attributes.rules.js';

const path = '/omnis/v3/models/fetch/';
const withheld = Object.fromEntries(userAttributes.map((name) => [name, null]));

describe('API-004 models of a store', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const fetch = (body: object, who: Browser) => who.post(path, body);

  describe('of people and orders', () => {
    let store: Store;
    let buyer: SignedIn;
    let orderId: number;

    beforeAll(async () => {
      store = await app.openStore();
      await saveTee(app, store);
      buyer = await app.signInCustomer(store.code);
      orderId = (await placeOrder(buyer, store)).orderId;
    });

    const member = (permissions: readonly ('orders' | 'customers')[]) =>
      app.signInCustomer(store.code, [{ division: store.division, role: 'member', permissions }]);

    it('are visible with the permission', async () => {
      const owner = await app.signInOwner(store);
      const relations = ['customer'];
      const order = await fetch({ ids: [orderId], type: 'order', relations }, owner);
      expect(Object.keys(order.body.data).sort()).toEqual(
        [...MODEL_TYPES.order.attributes, 'customer'].sort(),
      );
      expect(order.body.data).toMatchObject({
        id: orderId,
        total: 5_195,
        customer: { id: buyer.subject.id, email: buyer.email },
      });
      const request = { ids: [buyer.subject.id], type: 'customer', relations: ['orders'] };
      const customer = await fetch(request, owner);
      expect(customer.body.data).toMatchObject({ email: buyer.email, orders: [{ id: orderId }] });
      const plain = await fetch({ ids: [buyer.subject.id], type: 'customer' }, owner);
      expect(Object.keys(plain.body.data).sort()).toEqual(
        [...MODEL_TYPES.customer.attributes].sort(),
      );
    });

    it('are limited to the store', async () => {
      const stranger = await app.signInOwner(await app.openStore());
      expect((await fetch({ ids: [orderId], type: 'order' }, stranger)).status).toBe(404);
      const request = { ids: [buyer.subject.id], type: 'customer' };
      expect((await fetch(request, stranger)).status).toBe(404);
    });

    it.each(['order', 'customer', 'user'])('are refused to shoppers: %s', async (type) => {
      for (const who of [app.visitor(store.code), buyer]) {
        expect((await fetch({ ids: [1], type }, who)).status).toBe(403);
      }
    });

    it('are also refused as relations', async () => {
      const clerk = await member(['orders']);
      const request = { ids: [orderId], type: 'order' };
      expect((await fetch(request, clerk)).status).toBe(200);
      expect((await fetch({ ...request, relations: ['customer'] }, clerk)).status).toBe(403);
    });

    it('contain for an order the same fields as the single-order API', async () => {
      const owner = await app.signInOwner(store);
      const { body } = await fetch({ ids: [orderId], type: 'order' }, owner);
      const single = await owner.get(
        `/omnis/v3/divisions/${String(store.division)}/orders/${String(orderId)}/`,
      );
      const { cursor, position, ...order } = single.body;
      expect([cursor, position]).not.toContain(undefined);
      expect(body.data).toEqual(order);
      const some = { attributes: ['statusLogRecords', 'trackingCodes', 'paymentAttempts'] };
      const { data } = (await fetch({ ids: [orderId], type: 'order', ...some }, owner)).body;
      expect(data).toEqual({
        id: orderId,
        statusLogRecords: [expect.objectContaining({ status: 'to_be_paid' })],
        trackingCodes: [],
        paymentAttempts: [],
      });
    });

    it('are found on atlas in any store, for staff with access', async () => {
      const viewer = await app.signInStaff(['orders-view', 'users-view', 'stores']);
      const request = { ids: [orderId], type: 'order', relations: ['customer'] };
      const order = await fetch(request, viewer);
      expect(order.body.data).toMatchObject({
        division: store.division,
        customer: { id: buyer.subject.id },
      });
      const customer = await fetch({ ids: [buyer.subject.id], type: 'customer' }, viewer);
      expect(Object.keys(customer.body.data).sort()).toEqual([...customerAttributes].sort());
      expect(customer.body.data).toMatchObject({ email: buyer.email, role: 'shopper', notes: [] });
      const manufacturer = await fetch({ ids: [store.division], type: 'manufacturer' }, viewer);
      expect(manufacturer.body.data).toMatchObject({
        name: store.name,
        isFraud: false,
        badges: [],
      });
      for (const type of ['order', 'customer', 'manufacturer']) {
        expect((await fetch({ ids: [2_000_000_000], type }, viewer)).status).toBe(404);
        const stranger = await app.signInStaff(['labels-print']);
        expect((await fetch({ ids: [orderId], type }, stranger)).status).toBe(403);
      }
    });

    it('include staff, for staff who manage users', async () => {
      const staff = await app.signInStaff(['users-view']);
      const { body } = await fetch({ ids: [staff.subject.id], type: 'user' }, staff);
      expect(body.data).toEqual({
        ...withheld,
        id: staff.subject.id,
        email: staff.email,
        firstName: 'Robin',
        lastName: 'Weaver',
        fullName: 'Robin Weaver',
        status: expect.anything(),
      });
      const lead = await app.signInStaff(['users-view', 'permissions-grant']);
      const answer = await fetch({ ids: [staff.subject.id], type: 'user' }, lead);
      expect(answer.body.data).toMatchObject({ login: staff.email, permissions: ['users-view'] });
      const owner = await app.signInOwner(store);
      const request = { ids: [staff.subject.id], type: 'user' };
      expect((await fetch(request, owner)).status).toBe(403);
    });
  });
});
