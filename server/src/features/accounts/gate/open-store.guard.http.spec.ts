import { messages } from '@selvedge/shared/messages';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { addTees, checkoutOrders, saveTee } from '../../checkout/checkout.testing.js';

const shut: Readonly<Record<string, Partial<Store>>> = {
  'GRD-005 a password-protected shop': { passwordProtected: true },
  'GRD-004 a shop that is coming soon': {
    comingSoon: { enabled: true, opensAt: null, heading: 'Soon' },
  },
};
const quote = '/omnis/v3/checkout/quote/';
const list = '/omnis/v3/basket/main/list/';
const state = '/omnis/v3/dashboard/secure/get/';
const coreData = '/omnis/v3/frontend/getStoreCoreData/json/';

describe.each(Object.entries(shut))('%s', (_which, changes) => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore(changes);
    await saveTee(app, shop);
  });
  afterAll(() => app.close());

  it.each<[string, (visitor: Browser) => ReturnType<Browser['get']>]>([
    ['product', (visitor) => visitor.get('/omnis/v3/product/any/')],
    ['basket', (visitor) => visitor.get(list)],
    [
      'adding',
      (visitor) => visitor.post('/omnis/v3/frontend/product/addItemToCart/', { item: {} }),
    ],
    ['changing', (visitor) => visitor.post('/omnis/v3/basket/update/', {})],
    ['removing', (visitor) => visitor.post('/omnis/v3/basket/remove/', {})],
    ['quote', (visitor) => visitor.post(quote)],
    ['orders', (visitor) => visitor.post(checkoutOrders, {})],
    ['payments', (visitor) => visitor.post(`${checkoutOrders}${'0'.repeat(32)}/payments/`, {})],
  ])('GRD-049 refuses callers without access: %s', async (_what, ask) => {
    const stranger = await app.signInCustomer(shop.code);
    for (const visitor of [app.visitor(shop.code), stranger]) {
      const { status, body } = await ask(visitor);
      expect(status).toBe(403);
      expect(body).toMatchObject({
        title: '403 Permission denied',
        message: messages.permissionDenied,
      });
    }
  });

  it('serves its own team', async () => {
    const owner = await app.signInOwner(shop);
    await addTees(owner, shop);
    expect((await owner.post(quote)).status).toBe(200);
    expect((await owner.get(list)).body.items).toHaveLength(1);
  });

  it('API-014 API-023 still reports its state and allows sign-in', async () => {
    const { email } = await app.signInOwner(shop);
    const visitor = app.visitor(shop.code);
    expect((await visitor.get(coreData)).status).toBe(200);
    const entry = { email, password: testPassword };
    const { status } = await visitor.post('/omnis/v3/dashboard/secure/login/', entry);
    expect(status).toBe(200);
    expect((await visitor.get(state)).body.flags.isAllowed).toBe(true);
  });
});
