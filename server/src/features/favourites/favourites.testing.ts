import type { Product } from '@selvedge/shared/catalogue/contract';

import type { Answer, Browser } from '../../platform/testing/browser.js';

export const add = '/omnis/v3/frontend/product/addItemToCart/';
export const bulkAdd = '/omnis/v3/frontend/product/bulkAddItemsToCart/';
export const list = '/omnis/v3/basket/favourites/list/';
export const update = '/omnis/v3/basket/update/';
export const remove = '/omnis/v3/basket/remove/';
export const recover = '/omnis/v3/basket/favourites/recover/';
export const email = '/omnis/v3/basket/favourites/email-for-later';
export const name = 'favourites';
export const someKey = '0123456789abcdef0123456789abcdef';

export function like(browser: Browser, product: Product, changes: object = {}): Promise<Answer> {
  return browser.post(add, { name, item: { productId: product.uuid, ...changes } });
}
