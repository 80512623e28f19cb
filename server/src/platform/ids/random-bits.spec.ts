import { randomBits } from './random-bits.js';

describe('random bits', () => {
  it('have the requested length and differ each time, also across refills', () => {
    const texts = Array.from({ length: 1_000 }, (_, index) =>
      index % 2 === 0 ? randomBits(256, 'base64url') : randomBits(128, 'hex'),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const [index, text] of texts.entries())
      expect(text).toMatch(index % 2 === 0 ? /^[\w-]{43}$/ : /^[0-9a-f]{32}$/);
    expect(texts.filter((text) => /^[A0]+$/.test(text))).toStrictEqual([]);
  });
});
