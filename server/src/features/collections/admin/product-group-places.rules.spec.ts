import type { Product } from '@selvedge/shared/catalogue/contract';

import {
  byCreator,
  byNobody,
  inCollection,
  outOfCollection,
} from './product-group-places.rules.js';

// Only where the product belongs is looked at.
const tee = { uuid: 'tee', collections: ['spring'], creator: 'ines' } as unknown as Product;

describe('where a product belongs', () => {
  it('CAT-026 it joins a collection behind those it is in, and joins it once', () => {
    expect(inCollection('summer', tee).collections).toStrictEqual(['spring', 'summer']);
    expect(inCollection('spring', tee)).toBe(tee);
  });

  it('CAT-026 it leaves one collection and stays in the others', () => {
    const both = inCollection('summer', tee);
    expect(outOfCollection('spring', both).collections).toStrictEqual(['summer']);
    expect(outOfCollection('summer', tee)).toBe(tee);
  });

  it('CAT-027 it bears the name of one creator, and loses no other', () => {
    expect(byCreator('ada', tee).creator).toBe('ada');
    expect(byCreator('ines', tee)).toBe(tee);
    expect(byNobody('ines', tee).creator).toBeNull();
    expect(byNobody('ada', tee)).toBe(tee);
  });
});
