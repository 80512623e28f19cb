import fc from 'fast-check';

import { termsOf } from './search.rules.js';

describe('search words', () => {
  it('consist of letters and digits; the last one may be incomplete', () => {
    expect(termsOf('  Retro-Sun, T-shirt! ')).toStrictEqual([
      { text: 'retro', prefix: null },
      { text: 'sun', prefix: null },
      { text: 't', prefix: null },
      { text: 'shirt', prefix: 'shirt:*' },
    ]);
  });

  it('are unique, and at most eight', () => {
    expect(termsOf('sun SUN')).toStrictEqual([{ text: 'sun', prefix: 'sun:*' }]);
    expect(termsOf('a b c d e f g h i j')).toHaveLength(8);
  });

  it('contain no operators of PostgreSQL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        for (const { text } of termsOf(q)) expect(text).not.toMatch(/[\s&|!():*<>'"\\]/);
      }),
    );
  });
});
