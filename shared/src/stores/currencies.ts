import { conversionRate } from '../exchange.js';
import { moneyStyle, type CurrencyCode } from '../money.js';
import type { Store } from './contract.js';

/**
 * Cookie with the chosen currency; readable by scripts because it is not secret (CST-015, PAY-015).
 */
export const currencyCookie = 'currency';
const defaultCurrency = 'GBP';

/** Currencies that a shop may sell in (PAY-012). */
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

/** No longer legal tender since Croatia (2023) and Bulgaria (2026) use the euro. */
const withdrawn: ReadonlySet<CurrencyCode> = new Set(['HRK', 'BGN']);

/** Whether a currency is supported for existing shops only. */
export function isWithdrawn(code: CurrencyCode): boolean {
  return withdrawn.has(code);
}

/** Amounts are formatted as `{symbol}1{thousandsSeparator}000{decimalPoint}00`. */
export interface Currency {
  readonly code: CurrencyCode;
  /** Units per pound. */
  readonly conversionRate: number;
  /** Sign without prefix, such as `$`. */
  readonly symbol: string;
  readonly symbolAlign: 'left' | 'right';
  /** Prefix that distinguishes shared signs, such as `US`; usually empty. */
  readonly subScript: string;
  readonly name: string;
  /** Empty if no decimals are shown. */
  readonly decimalPoint: string;
  readonly thousandsSeparator: string;
}

/** Prefix of a shared sign. `R$` is unique to the real. */
const shared = /^(?!R)([A-Z]+)([$¥])$/;

/** Returns notation and British English name of a currency. */
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

/** Cached, because Intl takes longer than rendering a card. */
function nameOf(code: CurrencyCode): string {
  const cached = names.get(code);
  if (cached !== undefined) return cached;
  const name = new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code;
  names.set(code, name);
  return name;
}

type Selling = Pick<Store, 'currency' | 'currencyPlugin'>;

/** Currencies of a store: its own, and those of the plugin's list. */
export function currenciesOf({ currency, currencyPlugin }: Selling): readonly CurrencyCode[] {
  if (!currencyPlugin.enabled) return [currency];
  return currencyPlugin.currencies
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/**
 * Returns the display currency: the chosen one if the store offers it, else the plugin's default,
 * else the first of its list. Without the plugin, the store's own.
 */
export function shownCurrency(store: Selling, chosen: string | undefined): CurrencyCode {
  const offered = currenciesOf(store);
  const preferred = [chosen, store.currencyPlugin.currency].find(
    (code) => code !== undefined && offered.includes(code),
  );
  return preferred ?? offered[0] ?? defaultCurrency;
}
