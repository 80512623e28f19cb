import { COUNTRY_CODES, currencyIn } from '../countries/country-codes.js';
import {
  currenciesOf,
  currencyCookie,
  currencyOf,
  isWithdrawn,
  SHOP_CURRENCIES,
  shownCurrency,
} from './currencies.js';

const plugin = (enabled: boolean, currency: string, currencies: string) => ({
  currency: 'GBP',
  currencyPlugin: { enabled, currency, currencies },
});

describe('shop currencies', () => {
  it('mark the kuna and the lev as withdrawn and propose them for no country', () => {
    expect(SHOP_CURRENCIES.filter(isWithdrawn).toSorted()).toStrictEqual(['BGN', 'HRK']);
    const proposed = COUNTRY_CODES.flatMap((code) => [
      currencyIn(code, false),
      currencyIn(code, true),
    ]);
    expect(proposed.filter(isWithdrawn)).toStrictEqual([]);
    expect([currencyIn('BG', true), currencyIn('HR', true)]).toStrictEqual(['EUR', 'EUR']);
  });

  it('PAY-012 are thirty-three', () => {
    expect(SHOP_CURRENCIES.join(' ')).toBe(
      'GBP USD EUR CAD AUD JPY KRW NOK SEK DKK BGN BRL CNY NZD CZK HKD HRK HUF IDR INR ISK ILS CHF MXN MYR PHP PLN RON RUB SGD THB TRY ZAR',
    );
  });

  it('PAY-011 PAY-013 PAY-014 convert two dollars per pound, and others one to one', () => {
    expect(currencyOf('USD')).toStrictEqual({
      code: 'USD',
      conversionRate: 2,
      symbol: '$',
      symbolAlign: 'left',
      subScript: 'US',
      name: 'US Dollar',
      decimalPoint: '.',
      thousandsSeparator: ',',
    });
    const others = SHOP_CURRENCIES.filter((code) => code !== 'USD').map(currencyOf);
    expect(new Set(others.map((one) => one.conversionRate))).toStrictEqual(new Set([1]));
  });

  it.each([
    ['GBP', { symbol: '£', symbolAlign: 'left', decimalPoint: '.', thousandsSeparator: ',' }],
    ['EUR', { symbol: '€', symbolAlign: 'right', decimalPoint: ',', thousandsSeparator: '.' }],
    ['SEK', { symbol: 'kr', symbolAlign: 'right', thousandsSeparator: '\u00a0' }],
    ['BRL', { symbol: 'R$', symbolAlign: 'left', subScript: '' }],
    ['CNY', { symbol: '¥', symbolAlign: 'left', subScript: 'CN' }],
    ['CHF', { symbol: 'CHF', symbolAlign: 'left', thousandsSeparator: '’' }],
    ['HUF', { symbol: 'Ft', symbolAlign: 'right', decimalPoint: '' }],
  ])('PAY-011 PAY-019 describe %s as %j', (code, described) => {
    expect(currencyOf(code)).toMatchObject(described);
  });

  it('PAY-019 include five without decimals', () => {
    const whole = SHOP_CURRENCIES.filter((code) => currencyOf(code).decimalPoint === '');
    expect(whole).toStrictEqual(['JPY', 'KRW', 'HUF', 'IDR', 'ISK']);
  });

  it('CST-015 PAY-015 are chosen by the cookie `currency`', () => {
    expect(currencyCookie).toBe('currency');
  });

  it('PAY-017 STO-017 come from the plugin’s list, or are the store’s own', () => {
    expect(currenciesOf(plugin(true, 'GBP', 'GBP, USD,,EUR'))).toStrictEqual(['GBP', 'USD', 'EUR']);
    expect(currenciesOf(plugin(false, 'USD', 'GBP,USD'))).toStrictEqual(['GBP']);
  });

  it.each([
    ['chosen', 'EUR', plugin(true, 'USD', 'GBP,USD,EUR'), 'EUR'],
    [
      'the plugin’s default for a choice outside the list',
      'SEK',
      plugin(true, 'USD', 'GBP,USD'),
      'USD',
    ],
    ['the plugin’s default without a choice', undefined, plugin(true, 'USD', 'GBP,USD'), 'USD'],
    [
      'the first of the list if the default is not in it',
      undefined,
      plugin(true, 'SEK', 'EUR,GBP'),
      'EUR',
    ],
    ['pounds for an empty list', undefined, plugin(true, 'SEK', ''), 'GBP'],
    ['the store’s own currency without the plugin', 'USD', plugin(false, 'USD', 'GBP,USD'), 'GBP'],
  ])('PAY-016 PAY-017 are displayed as %s', (_case, chosen, store, shown) => {
    expect(shownCurrency(store, chosen)).toBe(shown);
  });
});
