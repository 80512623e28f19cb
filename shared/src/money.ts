/** ISO 4217 code of a currency. */
export type CurrencyCode = string;

/** Amount in whole minor units (pence, cents) of its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** The amount 1,000 in the local notation of each currency. Shared signs have a prefix. */
const thousands: Readonly<Record<CurrencyCode, string>> = {
  GBP: '£1,000.00',
  USD: 'US$1,000.00',
  EUR: '1.000,00 €',
  CAD: 'CA$1,000.00',
  AUD: 'A$1,000.00',
  JPY: 'JP¥1,000',
  KRW: '₩1,000',
  NOK: '1 000,00 kr',
  SEK: '1 000,00 kr',
  DKK: '1.000,00 kr.',
  BGN: '1 000,00 лв.',
  BRL: 'R$ 1.000,00',
  CNY: 'CN¥1,000.00',
  NZD: 'NZ$1,000.00',
  CZK: '1 000,00 Kč',
  HKD: 'HK$1,000.00',
  HRK: '1.000,00 kn',
  HUF: '1 000 Ft',
  IDR: 'Rp 1.000',
  INR: '₹1,000.00',
  ISK: '1.000 kr.',
  ILS: '₪1,000.00',
  CHF: 'CHF 1’000.00',
  MXN: 'MX$1,000.00',
  MYR: 'RM 1,000.00',
  PHP: '₱1,000.00',
  PLN: '1 000,00 zł',
  RON: '1.000,00 lei',
  RUB: '1 000,00 ₽',
  SGD: 'S$1,000.00',
  THB: '฿1,000.00',
  TRY: '₺1.000,00',
  ZAR: 'R 1 000,00',
};

/** Notation of a currency: prefix and suffix, and separators. */
export interface MoneyStyle {
  readonly before: string;
  readonly after: string;
  readonly thousandsSeparator: string;
  /** Empty if no decimals are shown. */
  readonly decimalPoint: string;
}

const styles = new Map<CurrencyCode, MoneyStyle>();

/** Returns the notation; the code before the number for an unknown currency. */
export function moneyStyle(currency: CurrencyCode): MoneyStyle {
  const style = styles.get(currency) ?? styleOf(currency);
  styles.set(currency, style);
  return style;
}

function styleOf(currency: CurrencyCode): MoneyStyle {
  const sample = (thousands[currency] ?? `${currency} 1,000.00`).replaceAll(' ', '\u00a0');
  const [, before = '', thousandsSeparator = '', decimalPoint = '', after = ''] =
    /^([^1]*)1(.)000(?:(.)00)?(.*)$/.exec(sample) ?? [];
  return { before, after, thousandsSeparator, decimalPoint };
}

/** Number of decimals of a currency. */
export function minorDigits(currency: CurrencyCode): number {
  return moneyStyle(currency).decimalPoint ? 2 : 0;
}

/**
 * Formats minor units for display, such as "£24.00". Without `Intl`, whose first use takes a slow
 * phone longer than the rest of a page's script.
 */
export function formatMoney({ amount, currency }: Money): string {
  const { before, after, thousandsSeparator, decimalPoint } = moneyStyle(currency);
  const [whole = '', ...decimals] = decimalAmount({ amount: Math.abs(amount), currency }).split(
    '.',
  );
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, thousandsSeparator);
  const number = [grouped, ...decimals].join(decimalPoint);
  return `${amount < 0 ? '-' : ''}${before}${number}${after}`;
}

/** Formats minor units for machines, such as "24.00". */
export function decimalAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Rounds a price to whole minor units, half up. A price above 0 is never rounded to 0. */
export function roundedPrice(exact: number): number {
  return exact > 0 ? Math.max(1, Math.round(exact)) : Math.round(exact);
}
