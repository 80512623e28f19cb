import fc from 'fast-check';

import { roomAt, type Keyed } from './order-keys.js';

/** Order of the siblings after the new ones were inserted. */
function withRoom(siblings: readonly Keyed[], index: number, count: number): readonly string[] {
  const { keys, moved } = roomAt(siblings, index, count);
  const all = new Map([...siblings, ...moved]);
  keys.forEach((key, nth) => all.set(`new ${nth}`, key));
  expect(keys).toHaveLength(count);
  return [...all].sort(([, one], [, other]) => (one < other ? -1 : 1)).map(([id]) => id);
}

describe('roomAt', () => {
  it.each([
    [0, ['new 0', 'new 1', 'a', 'b']],
    [1, ['a', 'new 0', 'new 1', 'b']],
    [2, ['a', 'b', 'new 0', 'new 1']],
  ])('finds a key before the sibling at %s without moving others', (index, order) => {
    const siblings: readonly Keyed[] = [
      ['a', 'a0'],
      ['b', 'a1'],
    ];
    expect(withRoom(siblings, index, 2)).toStrictEqual(order);
    expect(roomAt(siblings, index, 2).moved).toStrictEqual([]);
  });

  it.each([
    [1, ['a', 'new 0', 'b', 'c', 'd'], ['b', 'c']],
    [2, ['a', 'b', 'new 0', 'c', 'd'], ['c']],
    [3, ['a', 'b', 'c', 'new 0', 'd'], []],
  ])('moves the following siblings if keys are equal, at %s', (index, order, made) => {
    const siblings: readonly Keyed[] = [
      ['a', 'a0'],
      ['b', 'a0'],
      ['c', 'a0'],
      ['d', 'a1'],
    ];
    expect(withRoom(siblings, index, 1)).toStrictEqual(order);
    expect(roomAt(siblings, index, 1).moved.map(([id]) => id)).toStrictEqual(made);
  });

  it('moves siblings with equal keys to insert after them', () => {
    const siblings: readonly Keyed[] = [
      ['a', 'a0'],
      ['b', 'a0'],
    ];
    expect(withRoom(siblings, 1, 2)).toStrictEqual(['a', 'new 0', 'new 1', 'b']);
    expect(roomAt(siblings, 1, 2).moved.map(([id]) => id)).toStrictEqual(['b']);
  });

  it.each([
    ['invalid keys', ['!', '?', ' ']],
    ['reversed keys', ['a2', 'a1', 'a0']],
    ['one invalid key', ['a0', '', 'a1']],
  ])('renews all keys in order with %s', (_, keys) => {
    const siblings = keys.map((key, nth): Keyed => [['a', 'b', 'c'][nth] ?? '', key]);
    expect(withRoom(siblings, 1, 2)).toStrictEqual(['a', 'new 0', 'new 1', 'b', 'c']);
  });

  it('can insert at the same position repeatedly', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 6 }), { maxLength: 30 }), (places) => {
        let siblings: readonly Keyed[] = [];
        for (const [nth, place] of places.entries()) {
          const index = Math.min(place, siblings.length);
          const { keys, moved } = roomAt(siblings, index, 1);
          expect(moved).toStrictEqual([]);
          siblings = siblings.toSpliced(index, 0, [String(nth), keys[0] ?? '']);
        }
        const keys = siblings.map(([, key]) => key);
        expect(keys).toStrictEqual([...keys].sort());
      }),
      { numRuns: 20 },
    );
  });
});
