import { moved } from './moved.js';

describe('a list in which one is moved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toStrictEqual(expected);
  });
});
