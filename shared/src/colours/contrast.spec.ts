import { contrast } from './contrast.js';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#ff0000', '#FF0000', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0a0a0a', '#000000', 1.06],
    ['#0000ff', '#ffffff', 8.59],
    ['#00ff00', '#000000', 15.3],
  ])('NFR-007 of %s and %s follows WCAG: %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it.each(['red', '#fff', '#ffffff80', 'a#ffffff', ''])('throws for %j', (colour) => {
    expect(() => contrast(colour, '#ffffff')).toThrow(`Not a #rrggbb colour: ${colour}`);
  });
});
