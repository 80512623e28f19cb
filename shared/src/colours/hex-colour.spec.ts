import fc from 'fast-check';

import { hexColour, isTransparent } from './hex-colour.js';

describe('a hex colour', () => {
  it.each([
    ['#0b6', '#00bb66'],
    ['0B6', '#00bb66'],
    ['#0b6c', '#00bb66cc'],
    ['#0BB66C', '#0bb66c'],
    ['0bb66c80', '#0bb66c80'],
  ])('UTL-005 UTL-008 is expanded: %p', (text, full) => {
    expect(hexColour(text)).toBe(full);
  });

  it.each(['', '#', '#12', '#12345', '#1234567', '#123456789', '#12g', 'red', '#123;', ' #123'])(
    'UTL-005 cannot be %p',
    (text) => {
      expect(hexColour(text)).toBeUndefined();
      expect(isTransparent(text)).toBe(false);
    },
  );

  it.each([
    ['#0000', true],
    ['#12345600', true],
    ['#12345601', false],
    ['#123456', false],
    ['#000', false],
  ])('UTL-007 of %p is transparent: %p', (colour, transparent) => {
    expect(isTransparent(colour)).toBe(transparent);
  });

  it('UTL-008 is unchanged if already expanded', () => {
    const digits = fc.constantFrom(3, 4, 6, 8).chain((length) =>
      fc.string({
        unit: fc.constantFrom(...'0123456789abcdefABCDEF'),
        minLength: length,
        maxLength: length,
      }),
    );
    fc.assert(
      fc.property(digits, (text) => {
        const full = hexColour(text) ?? '';
        expect(full).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/);
        expect(hexColour(full)).toBe(full);
      }),
    );
  });
});
