import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { TestApp } from '../../../platform/testing/start-app.js';
import { offer } from '../../catalogue/offer.testing.js';
import { PagesService } from '../../pages/index.js';
import {
  apart,
  introduceCreator,
  openCollection,
} from '../../../shop/catalogue/catalogue.testing.js';

export const saving = { actor: 'system:test', correlationId: 'html-cache' };

/** Cacheable paths of a large shop. */
export const paths = [
  '/',
  '/collection/summer/',
  '/collection/summer/?sort=price-asc',
  '/collection/summer/?colour=Navy',
  '/collection/winter/',
  '/collection/winter/?sort=new-in',
  '/creator/ada-palm/',
  '/product/a/',
  '/product/a/navy',
  '/product/b/',
  '/product/c/',
  '/product/d/',
  '/product/e/',
  '/product/f/',
  '/product/g/',
  '/sitemap/',
  '/sitemap.xml',
  '/privacy-policy/',
  '/about/',
];

/** Seven products: a and b in summer, c and d in winter; a is by Ada. */
export async function openLargeShop(app: TestApp, changes: Partial<Store> = {}) {
  const store = await app.openStore(changes);
  const { uuid: summer } = await openCollection(app, store);
  const winterly = { name: 'Winter', urlName: 'winter', position: 2 };
  const { uuid: winter } = await openCollection(app, store, winterly);
  const creator = await introduceCreator(app, store);
  const collections: Readonly<Record<string, readonly string[]>> = {
    a: [summer],
    b: [summer],
    c: [winter],
    d: [winter],
  };
  const products: Record<string, Product> = {};
  for (const [index, name] of [...'abcdefg'].entries()) {
    products[name] = await offer(app, store, {
      ...apart(name, index + 1),
      name,
      collections: collections[name] ?? [],
      creator: name === 'a' ? creator.uuid : null,
    });
  }
  const list = { template: { value: 'productList' }, collection: { value: 'summer' } };
  const { id: about } = await app
    .get(PagesService)
    .create(
      { ...saving, division: store.division },
      { fields: { url: '/about/', blocks: [{ type: 'productList', properties: list }] } },
      false,
    );
  return { store, summer, winter, products, about };
}
