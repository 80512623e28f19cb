import { SHOP_CURRENCIES } from '../stores/currencies.js';
import { COUNTRY_CODES, currencyIn } from './country-codes.js';

describe('country codes', () => {
  it('are existing two-letter codes', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
    for (const code of COUNTRY_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it('map to currencies that shops support', () => {
    for (const code of COUNTRY_CODES) expect(SHOP_CURRENCIES).toContain(currencyIn(code, false));
  });

  it.each([
    ['GB', false, 'GBP'],
    ['JE', false, 'GBP'],
    ['LI', false, 'CHF'],
    ['DE', true, 'EUR'],
    ['SE', true, 'SEK'],
    ['AR', false, 'USD'],
  ])('map %s (EU: %s) to %s', (country, isEu, currency) => {
    expect(currencyIn(country, isEu)).toBe(currency);
  });
});
