import fc from 'fast-check';

import { problemOf, usualForm } from './field-rules.js';
import { britishPostcode, postcodeForm } from './postcodes.js';
import { domainForm, emailForm, expiryForm, isSameEmail } from './usual-forms.js';

describe('usual forms', () => {
  it.each([
    'po40 9py',
    'PO409PY',
    'PO40  9PY',
    'PO40\u00a09PY',
    'PO40\u20099PY ',
    'PO40-9PY',
    'PO40\u20119PY',
    '\u200bPO40 9PY',
    'ＰＯ４０ 9PY',
  ])('VAL-031 write the British postcode %j as PO40 9PY', (typed) => {
    expect(britishPostcode(typed)).toBe('PO40 9PY');
  });

  it.each([
    ['US', '941031234', '94103-1234'],
    ['US', ' 94103 ', '94103'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['AU', '2 000', '2000'],
    ['NL', '1012\u00a0ab', '1012 AB'],
    ['NL', '1012ab', '1012 AB'],
    ['PL', '00–950', '00-950'],
    ['PL', '00950', '00-950'],
    ['PT', '1000 001', '1000-001'],
    ['SE', 'SE-11455', '114 55'],
    ['CZ', '11000', '110 00'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['JP', '〒1500001', '150-0001'],
    ['JP', '１５０－０００１', '150-0001'],
    ['DE', 'D-10115', '10115'],
    ['CH', 'CH 8001', '8001'],
    ['LV', 'lv–1010', 'LV-1010'],
    ['DE', '1011', '1011'],
    ['NL', 'Postbus 1', 'POSTBUS 1'],
    ['GB', 'nowhere', 'NOWHERE'],
    [undefined, 'd02  af30', 'D02 AF30'],
  ])('write the postcode of %s %j as %j', (country, typed, written) => {
    expect(postcodeForm(country, typed)).toBe(written);
  });

  it.each([
    ...['12/30', '12/2030', '12 / 30', '12-30', '12.30', '12 30', '1230', '122030', '12/30 '],
    ...['2030-12', '12／30', '\u00a012/30', '١٢/٣٠'],
  ])('write the card expiry %j as 12/30', (typed) => {
    expect(expiryForm(typed)).toBe('12/30');
  });

  it('keep an expiry that names no month of this century', () => {
    expect(expiryForm('1/30')).toBe('01/30');
    expect(expiryForm('12/20')).toBe('12/20');
    for (const typed of ['12/1930', '130', '12', 'December 2030', '12//30', ''])
      expect(expiryForm(typed)).toBe(typed);
  });

  it('write recovery codes, phone numbers and sort codes in one form', () => {
    for (const typed of [
      'ABCD1234 efgh5678',
      'abcd1234efgh5678',
      ' abcd1234 – efgh5678',
      'abcd1234\u2011efgh5678',
    ])
      expect(usualForm(typed, ['recovery_code'])).toBe('abcd1234-efgh5678');
    expect(usualForm('abcd', ['recovery_code'])).toBe('abcd');
    expect(usualForm('020\u00a07946–0018', ['uk_phone'])).toBe('020 7946-0018');
    expect(usualForm('12 34\u201056', ['sort_code'])).toBe('12-34-56');
  });

  it('write an international domain as DNS does', () => {
    expect(emailForm(' Erika@München.example')).toBe('Erika@xn--mnchen-3ya.example');
    expect(emailForm('erika@mu\u0308nchen.EXAMPLE')).toBe('erika@xn--mnchen-3ya.example');
    expect(emailForm('太郎@例え。テスト')).toBe('太郎@xn--r8jz45g.xn--zckzah');
    expect(emailForm('Ada@Shop.Example')).toBe('Ada@shop.example');
    expect(domainForm('straße.example')).toBe('xn--strae-oqa.example');
    expect(isSameEmail('erika@münchen.example', 'ERIKA@xn--mnchen-3ya.example')).toBe(true);
    expect(isSameEmail('erika@münchen.example', 'erika@munchen.example')).toBe(false);
  });

  it('write e-mail addresses without what copying and keyboards add', () => {
    for (const typed of [
      'ada@shop.example\u200b',
      '\ufeff ada@shop.example\u00a0',
      'ａｄａ＠ｓｈｏｐ．ｅｘａｍｐｌｅ',
      'ada＠shop。example',
      'ada@sh\u00adop.example',
      'ada@shop.example.',
      'ada@shop.example,',
      '<ada@shop.example>;',
      'mailto:ada@shop.example',
      'MAILTO:<\u200bada@shop.example> .',
    ])
      expect(usualForm(typed, ['email'])).toBe('ada@shop.example');
  });

  it('write a domain without the other parts of a copied web address', () => {
    for (const typed of [
      'shop.example.',
      'https://shop.example/',
      ' HTTP://SHOP.example. ',
      'ｈｔｔｐｓ：／／ｓｈｏｐ．ｅｘａｍｐｌｅ／',
    ]) {
      expect(usualForm(typed, ['domain'])).toBe('shop.example');
      expect(problemOf(typed, ['domain'])).toBeUndefined();
    }
    for (const typed of ['https://', '...', 'https://shop.example/about', 'shop.example:443'])
      expect(problemOf(typed, ['domain'])).toBeDefined();
  });

  it('do not change a text that is already in its form', () => {
    const rules = [
      'email',
      'domain',
      'postcode',
      'recovery_code',
      'sort_code',
      'uk_phone',
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.string({ unit: 'grapheme' }), (rule, text) => {
        const written = usualForm(text, [rule]);
        expect(usualForm(written, [rule])).toBe(written);
      }),
    );
  });
});
