import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { addTees, openTeeShop } from '../checkout/checkout.testing.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/settings/';
const quote = '/omnis/v3/checkout/quote/';

describe('delivery settings of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  async function put(changes: object): Promise<Answer> {
    const { position, settings } = (await owner.get(path)).body;
    return owner.send('put', path, { body: { position, ...settings, ...changes } });
  }

  it('are saved by the owner and change what shoppers pay', async () => {
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const priceTo = async (country: string) =>
      (await visitor.post(quote, { country })).body.shipping;
    expect([await priceTo('GB'), await priceTo('US')]).toEqual([395, 1295]);

    const { status } = await put({ country: 'US', shipping: { GB: 0, EU: 500, ROW: 990 } });
    expect(status).toBe(200);
    expect([await priceTo('GB'), await priceTo('US')]).toEqual([990, 0]);
    const product = screenIn(await visitor.get('/product/wave-tee/', asPage), 'product');
    expect([product.home, product.delivery]).toEqual(['US', { home: 0, near: 500, far: 990 }]);
  });

  it('stay unchanged if the form omits them', async () => {
    await put({ country: 'SE', shipping: { GB: 1, EU: 2, ROW: 3 } });
    const { body } = await put({ country: undefined, shipping: undefined, name: 'Weft' });
    expect(body.settings).toMatchObject({
      ...{ name: 'Weft', country: 'SE', shipping: { GB: 1, EU: 2, ROW: 3 } },
    });
  });

  it.each([
    ['an unknown country', { country: 'XX' }, 'country'],
    ['less than nothing', { shipping: { GB: -1, EU: 0, ROW: 0 } }, 'shipping.GB'],
    ['a fraction of a penny', { shipping: { GB: 0, EU: 0.5, ROW: 0 } }, 'shipping.EU'],
    ['more than anybody pays', { shipping: { GB: 0, EU: 0, ROW: 1_000_001 } }, 'shipping.ROW'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const { status, body } = await put(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
