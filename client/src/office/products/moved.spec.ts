import { moved } from './moved.js';

describe('moved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('moves an item from index %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toStrictEqual(expected);
  });
});
