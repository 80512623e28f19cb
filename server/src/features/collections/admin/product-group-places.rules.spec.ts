import type { Product } from '@selvedge/shared/catalogue/contract';

import {
  withCreator,
  withoutCreator,
  inCollection,
  outOfCollection,
} from './product-group-places.rules.js';

// Safe: only collections and creator of the product are read.
const tee = { uuid: 'tee', collections: ['spring'], creator: 'ines' } as unknown as Product;

describe('product group membership', () => {
  it('CAT-026 appends a collection to those of the product, and only once', () => {
    expect(inCollection('summer', tee).collections).toStrictEqual(['spring', 'summer']);
    expect(inCollection('spring', tee)).toBe(tee);
  });

  it('CAT-026 removes one collection and keeps the others', () => {
    const both = inCollection('summer', tee);
    expect(outOfCollection('spring', both).collections).toStrictEqual(['summer']);
    expect(outOfCollection('summer', tee)).toBe(tee);
  });

  it('CAT-027 sets one creator, and removes only that one', () => {
    expect(withCreator('ada', tee).creator).toBe('ada');
    expect(withCreator('ines', tee)).toBe(tee);
    expect(withoutCreator('ines', tee).creator).toBeNull();
    expect(withoutCreator('ada', tee)).toBe(tee);
  });
});
