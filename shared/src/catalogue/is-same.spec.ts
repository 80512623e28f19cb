import { isJsonEqual } from './is-same.js';

describe('isSame', () => {
  it.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
  ])('is true for %j and %j', (one, other) => {
    expect(isJsonEqual(one, other)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, '1'],
    [null, {}],
    [{}, null],
    [{ a: 1 }, 'a'],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
  ])('is false for %j and %j', (one, other) => {
    expect(isJsonEqual(one, other)).toBe(false);
  });
});
