import fc from 'fast-check';

import { termsOf } from './search.rules.js';

describe('the words of a search', () => {
  it('are its letters and numbers, the last one unfinished', () => {
    expect(termsOf('  Retro-Sun, T-shirt! ')).toStrictEqual([
      { text: 'retro', prefix: null },
      { text: 'sun', prefix: null },
      { text: 't', prefix: null },
      { text: 'shirt', prefix: 'shirt:*' },
    ]);
  });

  it('are each asked for once, and at most eight of them', () => {
    expect(termsOf('sun SUN')).toStrictEqual([{ text: 'sun', prefix: 'sun:*' }]);
    expect(termsOf('a b c d e f g h i j')).toHaveLength(8);
  });

  it('hold no sign that means something to PostgreSQL, whatever was asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        for (const { text } of termsOf(q)) expect(text).not.toMatch(/[\s&|!():*<>'"\\]/);
      }),
    );
  });
});
