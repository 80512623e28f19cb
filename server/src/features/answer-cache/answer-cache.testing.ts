import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { offer } from '../catalogue/offer.testing.js';
import { StoresService } from '../stores/index.js';
import { openLargeShop, saving } from '../storefront/cache/page-cache.testing.js';

export const paths = {
  product: '/omnis/v3/product/a/',
  collection: '/omnis/v3/collection/summer/',
  navy: '/omnis/v3/collection/summer/?colour=Navy',
  creator: '/omnis/v3/creator/ada-palm/',
  base: '/omnis/v3/products/fetch-base-product/?sku=BASE',
  search: '/omnis/v3/search/?q=a',
};

export const listOf = ({ division }: Store) => `/omnis/v3/division/${division}/products/`;
const collectionsOf = ({ division }: Store) => `/omnis/v3/collections/get/${division}/`;

/** One path for each call with cached answers. */
export function pathsOf(store: Store): readonly string[] {
  return [...Object.values(paths), listOf(store), collectionsOf(store)];
}

/** Opens the large shop of the page specs, with product b as a base product. */
export async function openCachedShop(app: TestApp, changes: Partial<Store> = {}) {
  const shop = await openLargeShop(app, changes);
  const own = { isBaseProduct: true, sku: 'BASE', collections: [shop.summer] };
  shop.products['b'] = await offer(app, shop.store, { ...shop.products['b'], ...own });
  return shop;
}

/** Calls a store as a visitor and saves changes to it. */
export function callsOf(app: TestApp) {
  const get = (
    store: Store,
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => app.visitor(store.code).get(path, { headers });
  return {
    get,
    /** Returns the cache outcome; throws if the call is refused. */
    outcome: async (store: Store, path: string): Promise<unknown> => {
      const { status, headers } = await get(store, path);
      if (status !== 200) throw new Error(`${path} answered ${String(status)}.`);
      return headers['x-cache'];
    },
    save: (store: Store, changes: Partial<Store>) =>
      app.get(StoresService).save(saving, { ...store, ...changes }),
  };
}
