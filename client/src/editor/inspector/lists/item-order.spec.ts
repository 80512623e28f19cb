import fc from 'fast-check';

import { copied, moved, placeAfterMove, removed } from './item-order.js';

const items = ['a', 'b', 'c', 'd'];

describe('item order', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
  ])('moves the item at %d to %d: %s', (from, to, expected) => {
    expect(moved(items, from, to).join('')).toBe(expected);
  });

  it('inserts a copy after the original and removes items', () => {
    expect([copied(items, 1), removed(items, 1)].map((list) => list.join(''))).toStrictEqual([
      'abbcd',
      'acd',
    ]);
  });

  it('tracks the open item through every move', () => {
    const place = fc.nat(items.length - 1);
    fc.assert(
      fc.property(place, place, place, (at, from, to) => {
        expect(moved(items, from, to)[placeAfterMove(at, from, to)]).toBe(items[at]);
      }),
    );
  });
});
