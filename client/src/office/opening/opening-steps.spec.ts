import { isWithinReach } from './opening-steps.js';
import { adjacentPart, productPartOf } from './first-product/product-parts.js';

describe('the steps of the opening', () => {
  it('lead back on the main brand, and on only by what is decided', () => {
    expect(isWithinReach('country', 'name')).toBe(true);
    expect(isWithinReach('name', 'country')).toBe(false);
  });

  it('are all open in the shop, and never lead from there to the main brand or the other way', () => {
    expect(isWithinReach('look', 'open')).toBe(true);
    expect(isWithinReach('open', 'look')).toBe(true);
    expect(isWithinReach('look', 'country')).toBe(false);
    expect(isWithinReach('country', 'look')).toBe(false);
  });
});

describe('what is asked of a first product', () => {
  it('follows one another, and begins with the design for an address that says nothing known', () => {
    expect(['garment', 'nonsense', 7].map(productPartOf)).toStrictEqual([
      'garment',
      'design',
      'design',
    ]);
    expect([adjacentPart('design', -1), adjacentPart('design', 1)]).toStrictEqual([
      undefined,
      'garment',
    ]);
    expect([adjacentPart('price', -1), adjacentPart('price', 1)]).toStrictEqual([
      'garment',
      undefined,
    ]);
  });
});
