import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { CreateCollection, AdminCollection } from '@selvedge/shared/collections/contract';
import type { CreateCreator, AdminCreator } from '@selvedge/shared/collections/creators/contract';

import type { SignedIn } from '../../../platform/testing/start-app.js';
import { summerFields } from '../../catalogue/product-group.testing.js';

/** What the form of a new collection sends. */
export const summer: CreateCollection = {
  ...summerFields,
  added: [],
};

/** What the form of a new creator sends. */
export const ines: CreateCreator = {
  name: 'Ines Moor',
  urlName: 'ines-moor',
  avatar: null,
  bio: 'Draws whales.',
  website: 'https://ines.example/',
  handles: { instagram: 'ines.moor' },
  added: [],
};

/** What the form of a collection sends when nothing was touched. */
export function collectionFormOf({ collection, version }: AdminCollection) {
  const { name, urlName, description, banner, productOrder, enabled, position } = collection;
  const fields = { name, urlName, description, banner, productOrder, enabled, position };
  return { ...fields, added: [], removed: [], version };
}

/** What the form of a creator sends when nothing was touched. */
export function creatorFormOf({ creator, version }: AdminCreator) {
  const { name, urlName, avatar, bio, website, handles } = creator;
  return { name, urlName, avatar, bio, website, handles, added: [], removed: [], version };
}

/** A t-shirt of the store. */
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

/** Where a collection of the store is opened, saved and deleted. */
export const pathOf = ({ collection: { uuid } }: AdminCollection) => `${collectionsPath}${uuid}/`;

/** Saves a collection as its form does, with some fields changed. */
export function saveCollection(by: SignedIn, opened: AdminCollection, changes: object) {
  const body = { ...collectionFormOf(opened), ...changes };
  return by.send('put', pathOf(opened), { body });
}

/** A collection of the store, by an address of its own. */
export async function makeCollection(by: SignedIn, changes: object): Promise<AdminCollection> {
  const urlName = `c-${randomUUID()}`;
  const { status, body } = await by.post(collectionsPath, { ...summer, urlName, ...changes });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

/** What is wrong with a new collection, how, and the field that tells so. */
export const refusedCollections: readonly (readonly [string, object, string])[] = [
  ['no name', { name: '  ' }, 'name'],
  ['a number for a name', { name: 7 }, 'name'],
  ['U+0000', { name: 'a\u0000b' }, 'name'],
  ['an address with capitals', { urlName: 'Summer' }, 'urlName'],
  ['no address', { urlName: undefined }, 'urlName'],
  ['too long a description', { description: 'x'.repeat(10_001) }, 'description'],
  ['a list for a description', { description: [] }, 'description'],
  ['a banner of elsewhere', { banner: 'https://evil.example/x.png' }, 'banner'],
  ['no word on its banner', { banner: undefined }, 'banner'],
  ['a word for yes', { enabled: 'yes' }, 'enabled'],
  ['an order of no uuids', { productOrder: ['x'] }, 'productOrder'],
  ['an order with a product twice', { productOrder: Array(2).fill(randomUUID()) }, 'productOrder'],
  ['an order of strangers', { productOrder: [randomUUID()] }, 'productOrder'],
  ['an order without end', { productOrder: Array(1_001).fill('x') }, 'productOrder'],
  ['products of nobody', { added: [randomUUID()] }, 'added'],
  ['no products', { added: null }, 'added'],
  ['too many products', { added: Array.from({ length: 201 }, () => randomUUID()) }, 'added'],
];

/** The same of a save. */
export const refusedSaves: typeof refusedCollections = [
  ['no version', { version: undefined }, 'version'],
  ['a place below zero', { position: -1 }, 'position'],
  ['a place in text', { position: '1' }, 'position'],
  ['products of nobody to leave', { removed: [randomUUID()] }, 'removed'],
  ['no word on what leaves', { removed: undefined }, 'removed'],
];
