import { COUNTRY_CODES } from '../countries/country-codes.js';
import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';
import { addressData } from './address-data.js';
import { addressFormatOf, isStateOf, needsPart, stateForm } from './address-format.js';

/** Labels of the form; an asterisk marks a required field. */
const labelsOf = (country: string) =>
  addressFormatOf(country).fields.map(({ label, isRequired }) => label + (isRequired ? '*' : ''));

describe('the address form of a country', () => {
  it.each([
    ['GB', ['Address*', 'Flat, floor or company', 'Town or city*', 'Postcode*']],
    ['DE', ['Address*', 'Flat, floor or company', 'Postcode*', 'Town or city*']],
    ['US', ['Street address*', 'Apartment, suite or company', 'City*', 'State*', 'ZIP code*']],
    ['IE', ['Address*', 'Flat, floor or company', 'Town or city*', 'County', 'Eircode']],
    ['IT', ['Address*', 'Flat, floor or company', 'Postcode*', 'Town or city*', 'Province*']],
    ['JP', ['Address*', 'Flat, floor or company', 'Town or city*', 'Prefecture*', 'Postcode*']],
    ['SG', ['Address*', 'Flat, floor or company', 'Postcode*']],
    ['HK', ['Address*', 'Flat, floor or company', 'District', 'Area*']],
    ['AE', ['Address*', 'Flat, floor or company', 'Emirate*']],
    ['ZZ', ['Address*', 'Flat, floor or company', 'Town or city*']],
    ['constructor', ['Address*', 'Flat, floor or company', 'Town or city*']],
  ])('%s has these fields in this order', (country, labels) => {
    expect(labelsOf(country)).toStrictEqual(labels);
  });

  it('exists for every country except a few without post', () => {
    expect(COUNTRY_CODES.filter((code) => !(code in addressData))).toStrictEqual([
      ...['BV', 'CU', 'IR', 'KP', 'SD', 'SY'].filter((code) => !(code in addressData)),
    ]);
  });

  it('requires a postcode in every country that a shop ships to and that has them, except Ireland', () => {
    const without = SHIPPING_COUNTRIES.filter(({ code }) => !needsPart(code, 'postcode'));
    expect(without.map(({ code }) => code)).toStrictEqual(['IE']);
  });
});

describe('a state', () => {
  it.each([
    ['US', 'CA', 'CA'],
    ['US', ' california ', 'CA'],
    ['JP', '北海道', 'Hokkaido'],
    ['JP', 'hokkaido', 'Hokkaido'],
    ['HK', '九龍', 'Kowloon'],
    ['IT', 'Milano', 'MI'],
    ['US', 'Ontario', 'Ontario'],
    ['GB', 'Kent', 'Kent'],
  ])('of %s written %j is stored as %j', (country, typed, stored) => {
    expect(stateForm(country, typed)).toBe(stored);
  });

  it('is one of the list, if its country has a list', () => {
    expect(isStateOf('US', 'CA')).toBe(true);
    expect(isStateOf('US', 'Ontario')).toBe(false);
    expect(isStateOf('PG', 'Morobe')).toBe(true);
  });

  it('has one stored form and one name in each country', () => {
    for (const code of Object.keys(addressData)) {
      const states = addressFormatOf(code).states ?? [];
      const values = states.map(({ value }) => value);
      expect({ code, values }).toStrictEqual({ code, values: [...new Set(values)] });
      for (const { value, name } of states) {
        expect(value).toMatch(/^[^|=~]{1,60}$/);
        expect(name).toMatch(/^[^|=~]+$/);
      }
    }
  });
});
