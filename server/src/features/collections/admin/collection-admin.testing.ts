import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { CreateCollection, AdminCollection } from '@selvedge/shared/collections/contract';
import type { CreateCreator, AdminCreator } from '@selvedge/shared/collections/creators/contract';

import type { SignedIn } from '../../../platform/testing/start-app.js';
import { summerFields } from '../../catalogue/product-group.testing.js';

export const summer: CreateCollection = {
  ...summerFields,
  added: [],
};

export const ines: CreateCreator = {
  name: 'Ines Moor',
  urlName: 'ines-moor',
  avatar: null,
  bio: 'Draws whales.',
  website: 'https://ines.example/',
  handles: { instagram: 'ines.moor' },
  added: [],
};

/** Unchanged form data of a collection. */
export function collectionFormOf({ collection, version }: AdminCollection) {
  const { name, urlName, description, banner, productOrder, enabled, position } = collection;
  const fields = { name, urlName, description, banner, productOrder, enabled, position };
  return { ...fields, added: [], removed: [], version };
}

/** Unchanged form data of a creator. */
export function creatorFormOf({ creator, version }: AdminCreator) {
  const { name, urlName, avatar, bio, website, handles } = creator;
  return { name, urlName, avatar, bio, website, handles, added: [], removed: [], version };
}

/** Creates a t-shirt in the store. */
export async function madeProduct(
  owner: SignedIn,
  name: string,
  changes: object = {},
): Promise<Product> {
  const { status, body } = await owner.post('/omnis/v3/dashboard/products/from-design/', {
    ...{ garment: 't-shirt', design: 'rolling-waves', colours: ['Navy'], sizes: ['S'] },
    ...{ name, price: 2400, enabled: true },
    ...changes,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.product;
}

export const collectionsPath = '/omnis/v3/dashboard/collections/';

/** Path to read, save and delete a collection. */
export const pathOf = ({ collection: { uuid } }: AdminCollection) => `${collectionsPath}${uuid}/`;

export function saveCollection(by: SignedIn, opened: AdminCollection, changes: object) {
  const body = { ...collectionFormOf(opened), ...changes };
  return by.send('put', pathOf(opened), { body });
}

/** Creates a collection with a unique address. */
export async function makeCollection(by: SignedIn, changes: object): Promise<AdminCollection> {
  const urlName = `c-${randomUUID()}`;
  const { status, body } = await by.post(collectionsPath, { ...summer, urlName, ...changes });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

/** Invalid new collections: name of the case, changes, and the field with the error. */
export const refusedCollections: readonly (readonly [string, object, string])[] = [
  ['no name', { name: '  ' }, 'name'],
  ['a number as name', { name: 7 }, 'name'],
  ['a NUL character', { name: 'a\u0000b' }, 'name'],
  ['an uppercase address', { urlName: 'Summer' }, 'urlName'],
  ['no address', { urlName: undefined }, 'urlName'],
  ['a description that is too long', { description: 'x'.repeat(10_001) }, 'description'],
  ['an array as description', { description: [] }, 'description'],
  ['a banner from another host', { banner: 'https://evil.example/x.png' }, 'banner'],
  ['a missing banner', { banner: undefined }, 'banner'],
  ['a text as enabled flag', { enabled: 'yes' }, 'enabled'],
  ['invalid uuids in its order', { productOrder: ['x'] }, 'productOrder'],
  [
    'a product listed twice in its order',
    { productOrder: Array(2).fill(randomUUID()) },
    'productOrder',
  ],
  ['unknown products in its order', { productOrder: [randomUUID()] }, 'productOrder'],
  ['an order that is too long', { productOrder: Array(1_001).fill('x') }, 'productOrder'],
  ['unknown products', { added: [randomUUID()] }, 'added'],
  ['no list of products', { added: null }, 'added'],
  ['too many products', { added: Array.from({ length: 201 }, () => randomUUID()) }, 'added'],
];

/** Invalid saves, in the same form. */
export const refusedSaves: typeof refusedCollections = [
  ['no version', { version: undefined }, 'version'],
  ['a negative position', { position: -1 }, 'position'],
  ['a text as position', { position: '1' }, 'position'],
  ['unknown products to remove', { removed: [randomUUID()] }, 'removed'],
  ['no list of products to remove', { removed: undefined }, 'removed'],
];
