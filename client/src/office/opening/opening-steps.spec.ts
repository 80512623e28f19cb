import { isStepLinked } from './opening-steps.js';
import { adjacentPart, productPartOf } from './first-product/product-parts.js';

describe('set-up steps', () => {
  it('allow only going back on the main brand', () => {
    expect(isStepLinked('country', 'name')).toBe(true);
    expect(isStepLinked('name', 'country')).toBe(false);
  });

  it('are all open within the shop, but never link between shop and main brand', () => {
    expect(isStepLinked('look', 'open')).toBe(true);
    expect(isStepLinked('open', 'look')).toBe(true);
    expect(isStepLinked('look', 'country')).toBe(false);
    expect(isStepLinked('country', 'look')).toBe(false);
  });
});

describe('parts of the first product', () => {
  it('have a fixed order, and default to the design for unknown values', () => {
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
