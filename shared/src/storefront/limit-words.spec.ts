import fc from 'fast-check';

import { limitWords } from './limit-words.js';

describe('CAT-017 limitWords', () => {
  it('ends after the last word, without a comma', () => {
    expect(limitWords('A wave, drawn by hand.', 2)).toBe('A wave …');
    expect(limitWords('A wave, drawn by hand.', 5)).toBe('A wave, drawn by hand.');
    expect(limitWords('A wave,\n\ndrawn.', 0)).toBe('A wave,\n\ndrawn.');
  });

  it('counts words regardless of separators', () => {
    expect(limitWords('  A  wave, -\n drawn  by hand ', 3)).toBe('A wave …');
    expect(limitWords(' one  two ', 2)).toBe(' one  two ');
    expect(limitWords('one, two;:– three', 2)).toBe('one, two …');
  });

  it('counts the words of scripts without spaces', () => {
    const text = '手描きの波をプリントした、やわらかい綿のTシャツです。';
    expect(limitWords(text, 4)).toMatch(/^手描きの波.{0,6} …$/);
    expect(limitWords(text, 100)).toBe(text);
    expect(limitWords('เสื้อยืดผ้าฝ้ายเนื้อนุ่ม', 2)).toMatch(/^เสื้อยืด.* …$/);
    expect(limitWords('Tシャツ 青い波', 20)).toBe('Tシャツ 青い波');
  });

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const shown = limitWords(text, limit).replace(/ …$/, '');
        expect(shown.split(/\s+/).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
