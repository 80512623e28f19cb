import fc from 'fast-check';

import { copied, moved, placeAfterMove, removed } from './item-order.js';

const items = ['a', 'b', 'c', 'd'];

describe('the order of a list', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
  ])('has what stood at %d at %d: %s', (from, to, expected) => {
    expect(moved(items, from, to).join('')).toBe(expected);
  });

  it('has a copy right behind, and nothing of what was removed', () => {
    expect([copied(items, 1), removed(items, 1)].map((list) => list.join(''))).toStrictEqual([
      'abbcd',
      'acd',
    ]);
  });

  it('keeps open what was open, wherever it went', () => {
    const place = fc.nat(items.length - 1);
    fc.assert(
      fc.property(place, place, place, (at, from, to) => {
        expect(moved(items, from, to)[placeAfterMove(at, from, to)]).toBe(items[at]);
      }),
    );
  });
});
