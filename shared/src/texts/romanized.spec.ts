import fc from 'fast-check';

import { skuPart } from '../products/admin/free-sku.js';
import { slugOf } from '../slug.js';
import { subdomainOf } from '../stores/subdomain.js';
import { hasOtherScript } from './other-scripts.js';
import { romanized } from './romanized.js';

describe('names in scripts without a table', () => {
  it.each([
    ['中文', 'zhong-wen'],
    ['红色 T恤', 'hong-se-t-xu'],
    ['日本語のTシャツ', 'ri-ben-yu-notshatsu'],
    ['ไทย', 'thaiy'],
    ['เสื้อ', 'seueo'],
    ['ລາວ', 'lav'],
    ['ខ្មែរ', 'khmaer'],
    ['አማርኛ', 'amarnya'],
  ])('%j has the slug %j', (name, slug) => {
    expect(slugOf(romanized(name), 80)).toBe(slug);
    expect(subdomainOf(romanized(name))).toBe(slug);
    expect(skuPart(romanized(name))).toBe(slug.toUpperCase());
  });

  it.each([
    ...[
      'Чёрный щит',
      'Ελλάδα',
      'שלום',
      'مرحبا',
      'हिन्दी',
      '한국',
      'シャツ',
      'Łódź',
      'Rock ’n’ Roll',
    ],
    ...['Հայերեն', 'თბილისი', 'Đà Lạt', '★ ♥', 'ＡＢＣ １２'],
  ])('leave the slug of %s as it is', (name) => {
    expect(hasOtherScript(name)).toBe(false);
    expect(slugOf(romanized(name), 80)).toBe(slugOf(name, 80));
  });

  it('have letters of ASCII, in every script', () => {
    const other = fc.string({ unit: 'grapheme' }).filter(hasOtherScript);
    fc.assert(
      fc.property(other, (name) => {
        expect(hasOtherScript(romanized(name))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
