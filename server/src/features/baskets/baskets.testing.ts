import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { testPassword, type TestApp } from '../../platform/testing/start-app.js';

export const add = '/omnis/v3/frontend/product/addItemToCart/';
export const bulkAdd = '/omnis/v3/frontend/product/bulkAddItemsToCart/';
export const list = '/omnis/v3/basket/main/list/';
export const update = '/omnis/v3/basket/update/';
export const remove = '/omnis/v3/basket/remove/';
export const unavailable = 'Oops... Looks like this product is no longer available';
export const someKey = '0123456789abcdef0123456789abcdef';

/** A shop that sells in euros only. */
export function openEuroShop(app: TestApp): Promise<Store> {
  return app.openStore({
    currency: 'EUR',
    currencyPlugin: { enabled: false, currency: 'EUR', currencies: 'EUR' },
  });
}

/** The request body of a visitor who adds a navy t-shirt in size M. */
export function itemInput({ uuid }: Product, changes: object = {}): object {
  return { item: { productId: uuid, productColor: 'Navy', productSize: 'M', ...changes } };
}

/** Adds an item as a guest, then signs in. */
export async function takeAlong(app: TestApp, host: string, { uuid }: Product): Promise<void> {
  const guest = app.visitor(host);
  await guest.post(add, { item: { productId: uuid, productColor: 'Navy', productSize: 'M' } });
  const { email } = await app.signInCustomer(host);
  await guest.post('/omnis/v3/dashboard/secure/login/', { email, password: testPassword });
  await guest.get(list);
}
