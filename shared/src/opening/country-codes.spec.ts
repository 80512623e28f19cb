import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { COUNTRY_CODES, currencyIn } from './country-codes.js';

describe('the country that a shop sells from', () => {
  it('is one of those that there are, by two letters', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
    for (const code of COUNTRY_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it('is likely to sell in a currency that shops may sell in', () => {
    for (const code of COUNTRY_CODES) expect(SHOP_CURRENCIES).toContain(currencyIn(code, false));
  });

  it.each([
    ['GB', false, 'GBP'],
    ['JE', false, 'GBP'],
    ['LI', false, 'CHF'],
    ['DE', true, 'EUR'],
    ['SE', true, 'SEK'],
    ['AR', false, 'USD'],
  ])('%s, of the EU %s, in %s', (country, isEu, currency) => {
    expect(currencyIn(country, isEu)).toBe(currency);
  });
});
