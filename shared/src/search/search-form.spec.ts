import fc from 'fast-check';

import { searchFilter, searchForm } from './search-form.js';

describe('the search form of a text', () => {
  it.each([
    ['Чёрная Пантера', 'черная пантера'],
    ['ÉTOILE du Nord', 'etoile du nord'],
    ['Ørsted Straße ŁÓDŹ Æsir Đà Þór', 'orsted strasse lodz aesir da thor'],
    ['men’s  T‑shirt', "men's t-shirt"],
    ['ＡＢＣ\u00A0ｼｬﾂ', 'abc しゃつ'],
    ['シャツ しゃつ ヴィンテージ', 'しゃつ しゃつ ゔぃんてーじ'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ガギ 한국 हिन्दी', 'がぎ 한국 हिन्दी'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['قمیص مدرسة', 'قميص مدرسه'],
    ['٢٠٢٥ ۲۰۲۵ २०२५ ๒๐๒๕', '2025 2025 2025 2025'],
    ['d´accord', "d'accord"],
  ])('of %j is %j', (text, form) => {
    expect(searchForm(text)).toBe(form);
  });

  it('is idempotent for any character', () => {
    const changed: string[] = [];
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const form = searchForm(`a${String.fromCodePoint(code)}b`);
      if (searchForm(form) !== form) changed.push(code.toString(16));
    }
    expect(changed).toStrictEqual([]);
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text));
      }),
    );
  });

  it('finds texts by all words in any order', () => {
    const fits = searchFilter('  LODZ cafe ');
    expect(fits('Café in Łódź')).toBe(true);
    expect(fits('Café in Kraków')).toBe(false);
    expect(searchFilter('')('anything')).toBe(true);
    expect(searchFilter('シャツ')('猫のシャツ')).toBe(true);
    expect(searchFilter('しゃつ')('猫のシャツ')).toBe(true);
  });
});
