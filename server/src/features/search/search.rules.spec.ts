import fc from 'fast-check';

import { termsOf } from './search.rules.js';

describe('search words', () => {
  it('consist of letters and digits; the last one may be incomplete', () => {
    expect(termsOf('  Retro-Sun, T-shirt! ')).toStrictEqual([
      { text: 'retro', prefix: null, isPhrase: false },
      { text: 'sun', prefix: null, isPhrase: false },
      { text: 't', prefix: null, isPhrase: false },
      { text: 'shirt', prefix: 'shirt:*', isPhrase: false },
    ]);
  });

  it('are phrases of letters in scripts without spaces', () => {
    expect(termsOf('Tシャツ 大')).toStrictEqual([
      { text: 't', prefix: null, isPhrase: false },
      { text: 'しゃつ', prefix: null, isPhrase: true },
      { text: '大', prefix: null, isPhrase: true },
    ]);
  });

  it('are phrases of emoji', () => {
    expect(termsOf('fox🦊 ❤️')).toStrictEqual([
      { text: 'fox', prefix: null, isPhrase: false },
      { text: '🦊', prefix: null, isPhrase: true },
      { text: '❤', prefix: null, isPhrase: true },
    ]);
  });

  it('are unique, and at most eight', () => {
    expect(termsOf('sun SUN')).toStrictEqual([{ text: 'sun', prefix: 'sun:*', isPhrase: false }]);
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
