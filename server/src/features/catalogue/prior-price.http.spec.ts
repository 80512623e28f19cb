import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { asPage, screenIn } from '../storefront/storefront.testing.js';
import { offer } from './offer.testing.js';

describe('the price beside a sale price', () => {
  let app: TestApp;
  let shop: Store;
  let uuid: string;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await app.openStore();
    uuid = randomUUID();
    await offer(app, shop, { urlName: 'other-tee' });
  });

  const save = (price: number, salePrice: number | null = null): Promise<Product> =>
    offer(app, shop, { uuid, price, salePrice });
  /** Prices on the product's own page, and on its card beside another product. */
  const shown = async () => {
    const own = screenIn(await app.visitor(shop.code).get('/product/wave-tee/', asPage), 'product');
    const other = screenIn(
      await app.visitor(shop.code).get('/product/other-tee/', asPage),
      'product',
    );
    return [own.product, other.related.find((card) => card.uuid === uuid)].map((product) => [
      product?.price,
      product?.salePrice,
    ]);
  };
  const everywhere = (price: number, salePrice: number | null) => [
    [price, salePrice],
    [price, salePrice],
  ];

  it('is the lowest one of the 30 days before the sale', async () => {
    await save(2400);
    await save(2000);
    await save(3000);
    await save(3000, 1800);
    expect(await shown()).toEqual(everywhere(2000, 1800));
    // A further reduction refers to the price before the first one.
    await save(3000, 1500);
    expect(await shown()).toEqual(everywhere(2000, 1500));
    await save(3000);
    expect(await shown()).toEqual(everywhere(3000, null));
    // The sale price itself is now the lowest of the last 30 days.
    await save(3000, 1500);
    expect(await shown()).toEqual(everywhere(1500, null));
  });

  it('is the usual price of a new product', async () => {
    await save(3000, 2000);
    expect(await shown()).toEqual(everywhere(3000, 2000));
  });
});
