import { isPlainValue } from './plain-value.js';

/** Nests a text in the given containers. */
function nested(levels: number, within: (inner: unknown) => unknown): unknown {
  return levels === 0 ? 'a' : within(nested(levels - 1, within));
}

const containers: readonly (readonly [string, (inner: unknown) => unknown])[] = [
  ['lists', (inner) => [inner]],
  ['objects', (inner) => ({ inner })],
];

describe('a plain value', () => {
  it.each([['a'], [0], [-1.5], [true], [null], [undefined], [[]], [{}], [[1, { a: ['b'] }]]])(
    'can be %j',
    (value) => {
      expect(isPlainValue(value)).toBe(true);
    },
  );

  it.each([
    ['a null character', 'a\0'],
    ['an unpaired surrogate', '\ud800'],
    ['NaN', Number.NaN],
    ['infinity', Infinity],
    ['a function', () => undefined],
    ['a date', new Date(0)],
    ['a list with an invalid item', ['a', Number.NaN]],
    ['an object with an invalid value', { a: 'a', b: Number.NaN }],
    ['an object with a name that cannot be stored', { 'a\0': 1 }],
  ])('cannot be %s', (_, value) => {
    expect(isPlainValue(value)).toBe(false);
  });

  it.each(containers)('can nest twelve %s, but not more', (_, within) => {
    expect(isPlainValue(nested(12, within))).toBe(true);
    expect(isPlainValue(nested(13, within))).toBe(false);
  });
});
