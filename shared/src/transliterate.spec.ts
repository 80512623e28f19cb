import { slugOf } from './slug.js';
import { subdomainOf } from './stores/subdomain.js';
import { transliterated } from './transliterate.js';

describe('names in Latin letters', () => {
  it.each([
    ['Ørsted', 'orsted'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['GROẞE STRASSE', 'grosse-strasse'],
    ['Đà Lạt', 'da-lat'],
    ['Été à la mer!', 'ete-a-la-mer'],
    ['Þórr Æsir Œuvre', 'thorr-aesir-oeuvre'],
    ['İstanbul ısı', 'istanbul-isi'],
    ['Чёрный щит', 'chyornyy-shchit'],
    ['Київ', 'kiyiv'],
    ['Ελλάδα', 'ellada'],
    ['თბილისი', 'tbilisi'],
    ['שלום', 'shlvm'],
    ['ﻣﺮﺣﺒﺎ', 'mrhba'],
    ['シャツ がぎ', 'shatsu-gagi'],
    ['きょうと ひゃく', 'kyouto-hyaku'],
    ['ロックTシャツ', 'rokkutshatsu'],
    ['ジャケット', 'jaketto'],
    ['ヴィンテージ', 'vinteji'],
    ['チェック', 'chekku'],
    ['フォト ウェア', 'foto-wea'],
    ['Hawaiʻi', 'hawaii'],
    ['हिन्दी कमल', 'hindi-kamal'],
    ['ঢাকা', 'dhaka'],
    ['தமிழ்', 'tamil'],
    ['ગુજરાત', 'gujarat'],
    ['తెలుగు', 'telugu'],
    ['한국', 'hanguk'],
    ['Rock ’n’ Roll', 'rock-n-roll'],
    ['ＡＢＣ １２', 'abc-12'],
    ['★ ♥', ''],
  ])('%j has the slug %j', (name, slug) => {
    expect(slugOf(name, 80)).toBe(slug);
  });

  it('propose subdomains', () => {
    expect(subdomainOf('Łukasz & Søn')).toBe('lukasz-and-son');
    expect(subdomainOf('Белый кот')).toBe('belyy-kot');
  });

  it('have no accents left', () => {
    expect(transliterated('Ấấ Ǻǻ Ǿǿ Ḗḗ')).toBe('aa aa oo ee');
  });
});
