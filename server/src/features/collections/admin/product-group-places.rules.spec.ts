import type { Product } from '@selvedge/shared/catalogue/contract';

import {
  byCreator,
  byNobody,
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
    expect(byCreator('ada', tee).creator).toBe('ada');
    expect(byCreator('ines', tee)).toBe(tee);
    expect(byNobody('ines', tee).creator).toBeNull();
    expect(byNobody('ada', tee)).toBe(tee);
  });
});
