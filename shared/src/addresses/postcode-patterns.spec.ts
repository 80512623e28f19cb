import { addressData } from './address-data.js';
import { isPostcodeOf, usualPostcode } from './postcode-patterns.js';

const patterns = Object.entries(addressData).flatMap(([code, { postcode, examples }]) =>
  postcode === undefined ? [] : [{ code, postcode, examples: examples?.split(',') ?? [] }],
);

describe('the postcode of a country', () => {
  it.each([
    ['BR', '40301110', '40301-110'],
    ['BR', '40301 110', '40301-110'],
    ['KR', '03051', '03051'],
    ['IE', 'a65f4e2', 'A65 F4E2'],
    ['US', '221621010', '22162-1010'],
    ['JP', '〒154-0023', '154-0023'],
    ['MQ', '97220', '97220'],
    ['DE', 'not a postcode', 'NOT A POSTCODE'],
  ])('%s: %j is written %j', (country, typed, written) => {
    expect(usualPostcode(country, typed)).toBe(written);
  });

  it.each([
    ['DE', '1234', false],
    ['DE', '123456', false],
    ['DE', '12345', true],
    ['KR', '110-110', false],
    ['ZZ', 'anything', true],
    ['DE', '1'.repeat(64_000), false],
  ])('%s: whether %j is valid is %j', (country, text, isValid) => {
    expect(isPostcodeOf(country, text)).toBe(isValid);
  });

  it('accepts every example of the table, also in small letters and without separators', () => {
    for (const { code, examples } of patterns) {
      for (const example of examples) {
        const compact = example.replaceAll(/[ -]/g, '').toLowerCase();
        expect([code, isPostcodeOf(code, example)]).toStrictEqual([code, true]);
        expect([code, isPostcodeOf(code, usualPostcode(code, compact))]).toStrictEqual([
          code,
          true,
        ]);
      }
    }
  });

  it('has no pattern with unbounded repetition, which could backtrack', () => {
    expect(patterns.filter(({ postcode }) => /[*+]|,\}/.test(postcode))).toStrictEqual([]);
  });
});
