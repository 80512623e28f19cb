import {
  countryIn,
  EU_COUNTRIES,
  geoCookie,
  isFromEu,
  isFromRestOfWorld,
  isFromUk,
  isTaxedIn,
  regionOf,
} from './countries.js';

describe('the country of a visitor', () => {
  it.each([
    ['GB', [true, false, false]],
    ['IE', [false, true, false]],
    ['US', [false, false, true]],
  ])('GRD-019 GRD-020 GRD-021 passes the right region guard for %s', (country, passed) => {
    expect([isFromUk, isFromEu, isFromRestOfWorld].map((guard) => guard(country))).toStrictEqual(
      passed,
    );
  });

  it('GRD-020 CST-016 is in the EU for 27 members', () => {
    expect(EU_COUNTRIES.join(' ')).toBe(
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    );
  });

  it('PAY-023 is taxed in the UK and the EU only', () => {
    const places = ['GB', 'DE', 'HR', 'NO', 'US', 'ZZ'];
    expect(places.filter(isTaxedIn)).toStrictEqual(['GB', 'DE', 'HR']);
  });

  it('is reduced to a region for pages', () => {
    expect(['GB', 'HR', 'US'].map(regionOf)).toStrictEqual(['uk', 'eu', 'world']);
  });

  it.each([
    [['de', 'US'], 'DE'],
    [[undefined, ' us '], 'US'],
    [['Germany', 'XX', 'T1'], 'GB'],
    [[], 'GB'],
  ])('GRD-022 derived from %j is %s', (candidates, country) => {
    expect([geoCookie, countryIn(candidates)]).toStrictEqual(['geo-country', country]);
  });
});
