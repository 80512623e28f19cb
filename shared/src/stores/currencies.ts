import { conversionRate } from '../exchange.js';
import { moneyStyle, type CurrencyCode } from '../money.js';
import type { Store } from './contract.js';

/** CST-015, PAY-015: holds what the shopper chose; for scripts too, since it is no secret. */
export const currencyCookie = 'currency';
/** CST-015, PAY-016. */
const defaultCurrency = 'GBP';

/** PAY-012: the currencies that a shop may sell in. */
export const SHOP_CURRENCIES = [
  'GBP',
  'USD',
  'EUR',
  'CAD',
  'AUD',
  'JPY',
  'KRW',
  'NOK',
  'SEK',
  'DKK',
  'BGN',
  'BRL',
  'CNY',
  'NZD',
  'CZK',
  'HKD',
  'HRK',
  'HUF',
  'IDR',
  'INR',
  'ISK',
  'ILS',
  'CHF',
  'MXN',
  'MYR',
  'PHP',
  'PLN',
  'RON',
  'RUB',
  'SGD',
  'THB',
  'TRY',
  'ZAR',
] as const;

/** PAY-011. Amounts are written `{symbol}1{thousandsSeparator}000{decimalPoint}00`. */
export interface Currency {
  readonly code: CurrencyCode;
  /** How many of it are asked for one pound. */
  readonly conversionRate: number;
  /** Its sign alone, `$`. */
  readonly symbol: string;
  readonly symbolAlign: 'left' | 'right';
  /** What tells it apart from others of the same sign, `US`; mostly empty. */
  readonly subScript: string;
  readonly name: string;
  /** Empty where it shows no decimals (PAY-019). */
  readonly decimalPoint: string;
  readonly thousandsSeparator: string;
}

/** Letters before a sign that several currencies have. `R$` is the sign of the real alone. */
const shared = /^(?!R)([A-Z]+)([$¥])$/;

/** PAY-011, PAY-019: how amounts of a currency are written, and what it is called in British English. */
export function currencyOf(code: CurrencyCode): Currency {
  const { before, after, thousandsSeparator, decimalPoint } = moneyStyle(code);
  const sign = (before || after).trim();
  const [, subScript = '', symbol = sign] = shared.exec(sign) ?? [];
  return {
    code,
    conversionRate: conversionRate(code),
    symbol,
    symbolAlign: before ? 'left' : 'right',
    subScript,
    name: nameOf(code),
    decimalPoint,
    thousandsSeparator,
  };
}

const names = new Map<CurrencyCode, string>();

/** Asking the platform takes longer than rendering a card, so it is asked once. */
function nameOf(code: CurrencyCode): string {
  const cached = names.get(code);
  if (cached !== undefined) return cached;
  const name = new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code;
  names.set(code, name);
  return name;
}

type Selling = Pick<Store, 'currency' | 'currencyPlugin'>;

/** PAY-017, STO-017: the currencies a store sells in: its own, and with the plugin those of its list. */
export function currenciesOf({ currency, currencyPlugin }: Selling): readonly CurrencyCode[] {
  if (!currencyPlugin.enabled) return [currency];
  return currencyPlugin.currencies
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/**
 * what a shopper sees prices in: what they chose (the cookie's value), where the store offers it;
 * else the plugin's own currency, else the first of its list. Without the plugin the store's.
 */
export function shownCurrency(store: Selling, chosen: string | undefined): CurrencyCode {
  const offered = currenciesOf(store);
  const preferred = [chosen, store.currencyPlugin.currency].find(
    (code) => code !== undefined && offered.includes(code),
  );
  return preferred ?? offered[0] ?? defaultCurrency;
}
