import fc from 'fast-check';

import { cutText } from './cut-text.js';
import { cutToWords } from './cut-words.js';
import { cutFileName, firstCharacter, shortText } from './short-text.js';
import { wordsOf } from './words.js';

const family = '👩‍👩‍👧‍👦';
const anyText = fc.string({
  unit: fc.constantFrom('a', 'é', 'é', '🌊', family, '🇺🇦', '👍🏽', 'न्', 'สั', ' ', 'シャ'),
  maxLength: 60,
});

describe('cutText', () => {
  it('counts characters as a reader does', () => {
    expect(cutText(family.repeat(6), 5)).toBe(family.repeat(5));
    expect(cutText('ééé', 2)).toBe('éé');
    expect(cutText('abc', 3)).toBe('abc');
  });

  it('observes a limit in UTF-16 units', () => {
    expect(cutText(`${'a'.repeat(99)}🌊`, 100, 100)).toBe('a'.repeat(99));
    expect(cutText(`ab${family}`, 10, 10)).toBe('ab');
  });

  it('splits a character longer than the limit between code points', () => {
    expect(cutText(`a${'\u0301'.repeat(900)}`, 2, 20)).toHaveLength(20);
    expect(cutText(family, 1, 4)).toBe('👩‍');
    expect(cutText(`${'\u200d'.repeat(3)}🌊`, 9, 4)).toBe('\u200d'.repeat(3));
  });

  it('returns the start of the text, well formed and within both limits', () => {
    fc.assert(
      fc.property(anyText, fc.nat(50), fc.nat(50), (text, max, maxUnits) => {
        const cut = cutText(text, max, maxUnits);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(maxUnits);
        expect([...new Intl.Segmenter().segment(cut)].length).toBeLessThanOrEqual(max);
        expect(() => encodeURIComponent(cut)).not.toThrow();
      }),
    );
  });
});

describe('a character of a cut text', () => {
  /** Code points of all kinds that a segmenter joins or separates. */
  const codePoints = fc.oneof(
    fc.constantFrom(
      'a',
      'ß',
      '\u0301',
      '\u036f',
      '\u200d',
      '\ufe0f',
      '\r',
      '\n',
      '\u00ad',
      '©',
      '👍',
      '🏽',
    ),
    fc.constantFrom(
      '🇺',
      '🇦',
      'Ж',
      '\u0488',
      'シ',
      '\u3099',
      '漢',
      '각',
      '가',
      '\u11a8',
      '\u1100',
      'न',
      '\u094d',
      '\u0600',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );

  it('ends where the segmenter ends it, for every letter with and without accent', () => {
    const segmenter = new Intl.Segmenter('en');
    const wrong: string[] = [];
    for (let code = 0; code < 0xd800; code += 1)
      for (const text of [
        `${String.fromCharCode(code)}\u0301b`,
        `a${String.fromCharCode(code)}b`,
      ]) {
        const [first] = segmenter.segment(text);
        if (cutText(text, 1, Infinity) !== first?.segment) wrong.push(code.toString(16));
      }
    expect(wrong).toStrictEqual([]);
  });

  it('ends where the segmenter ends it, in any text', () => {
    const parts = fc.array(codePoints, { maxLength: 40 });
    fc.assert(
      fc.property(parts, fc.nat(30), (given, max) => {
        const text = given.join('');
        const characters = Array.from(
          new Intl.Segmenter('en').segment(text),
          ({ segment }) => segment,
        );
        expect(cutText(text, max, Infinity)).toBe(characters.slice(0, max).join(''));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('short texts', () => {
  it('end with an ellipsis only if something is missing', () => {
    expect(shortText(family.repeat(4), 4)).toBe(family.repeat(4));
    expect(shortText(family.repeat(5), 4)).toBe(`${family.repeat(3)}…`);
  });

  it('are a whole first character', () => {
    expect(['🇺🇦 Shop', 'é', ''].map(firstCharacter)).toStrictEqual(['🇺🇦', 'é', '']);
  });

  it('keep the extension of a file', () => {
    expect(cutFileName(`${'a'.repeat(8)}🌊.final.png`, 13)).toBe('aaaaaaaa.png');
    expect(cutFileName('wave.png', 120)).toBe('wave.png');
    expect(cutFileName('a'.repeat(130), 120)).toHaveLength(120);
  });
});

describe('words', () => {
  it('keep every character of the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(wordsOf(text).join('')).toBe(text);
      }),
    );
  });

  it('are never cut inside unless the first is too long', () => {
    expect(cutToWords('one two three', 10)).toBe('one two…');
    expect(cutToWords('one two three', 13)).toBe('one two three');
    expect(cutToWords('Ungeheuerlichkeit', 6)).toBe('Ungeh…');
    expect(cutToWords('one, two three', 6)).toBe('one…');
  });
});
