import { EU_COUNTRIES } from '../countries/countries.js';
import { bandOf, taxIn, taxOfSale, untaxed, type TaxPlace } from './sale-tax.js';
import { ratesCoveredSince, TAX_BANDS, TAX_RATES, type BandRates } from './tax-rates.js';

const tables = Object.entries(TAX_RATES).flatMap(([country, { provinces = {}, ...national }]) => [
  [country, national] as const,
  ...Object.entries(provinces).map(([code, rates]) => [`${country}-${code}`, rates] as const),
]);

/** Rates of a place on an ISO date. */
const ratesIn = (place: TaxPlace, day: string) => taxIn(place, new Date(day)).rates;
const ratesOfSale = (place: TaxPlace, day: string) => taxOfSale(place, new Date(day)).rates;

const historiesOf = (rates: BandRates) =>
  (['standard', ...TAX_BANDS] as const).flatMap((band) => {
    const dated = rates[band];
    return dated === undefined ? [] : [dated];
  });

describe('the table of tax rates', () => {
  it('has the UK, every EU state, Norway, Switzerland, Canada, Australia and New Zealand', () => {
    const others = ['GB', 'NO', 'CH', 'CA', 'AU', 'NZ'];
    expect(Object.keys(TAX_RATES).sort()).toStrictEqual([...EU_COUNTRIES, ...others].sort());
    for (const { source } of Object.values(TAX_RATES)) expect(source).not.toBe('');
  });

  it.each(tables)('has ascending dates and plausible whole rates for %s', (_place, rates) => {
    for (const dated of historiesOf(rates)) {
      const days = dated.map(({ from }) => from);
      expect(days[0]).toBe(ratesCoveredSince);
      expect([...new Set(days)].sort()).toStrictEqual(days);
      for (const { from, rate } of dated) {
        expect(new Date(from).toISOString().slice(0, 10)).toBe(from);
        expect(Number.isInteger(rate) && rate >= 0 && rate <= 27_000).toBe(true);
      }
    }
  });

  it.each(tables)('has a standard rate for %s today', (place, _rates) => {
    const [country = '', state] = place.split('-');
    expect(taxIn({ country, state }, new Date()).rates.clothing).toBeGreaterThan(0);
  });
});

describe('the rate of a sale', () => {
  it.each([
    ['EE', '2023-12-31', 20_000],
    ['EE', '2024-01-01', 22_000],
    ['EE', '2025-06-30', 22_000],
    ['EE', '2025-07-01', 24_000],
    ['FI', '2024-08-31', 24_000],
    ['FI', '2024-09-01', 25_500],
    ['SK', '2024-12-31', 20_000],
    ['SK', '2025-01-01', 23_000],
    ['RO', '2025-08-01', 21_000],
    ['LU', '2023-06-01', 16_000],
    ['LU', '2024-01-01', 17_000],
    ['DE', '2020-12-31', 16_000],
    ['CH', '2024-01-01', 8100],
    ['DE', '2010-01-01', 19_000],
  ])('is that of %s on %s', (country, day, rate) => {
    expect(ratesIn({ country }, day).clothing).toBe(rate);
  });

  it.each([
    ['ON', 13_000, 5000],
    ['QC', 14_975, 14_975],
    ['NS', 14_000, 5000],
    ['AB', 5000, 5000],
    [undefined, 5000, 5000],
  ])('in Canada is that of the province %s', (state, clothing, childrens) => {
    const rates = ratesIn({ country: 'CA', state }, '2026-01-01');
    expect([rates.clothing, rates.childrens_clothing]).toStrictEqual([clothing, childrens]);
  });

  it('PAY-023 of children’s clothing is zero in the UK and Ireland, and reduced in Luxembourg', () => {
    const band = bandOf({ vatRate: 0 });
    const rates = ['GB', 'IE', 'LU', 'DE'].map(
      (country) => ratesOfSale({ country }, '2026-01-01')[band],
    );
    expect(rates).toStrictEqual([0, 0, 3000, 19_000]);
  });

  it('falls back to the standard rate in other bands', () => {
    expect(ratesIn({ country: 'FI' }, '2026-01-01')).toStrictEqual({
      ...{ clothing: 25_500, childrens_clothing: 25_500, print: 25_500, shipping: 25_500 },
      gift_card: 0,
    });
  });

  it('PAY-023 is zero outside the UK and the EU', () => {
    for (const country of ['US', 'NO', 'ZZ'])
      expect(ratesOfSale({ country }, '2026-01-01')).toStrictEqual(untaxed.rates);
    expect(ratesIn({ country: 'ZZ' }, '2026-01-01')).toStrictEqual(untaxed.rates);
    expect(ratesOfSale({ country: 'GB' }, '2026-01-01')[bandOf({ vatRate: 1 })]).toBe(20_000);
  });
});
