/** An ISO 4217 code that a store may sell in. */
export type CurrencyCode = string;

/** An amount in whole minor units (pence, cents) of its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** PAY-019: a thousand of each currency as it is written at home, told apart where signs are alike. */
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

/** How amounts of a currency are written: what stands before and after the number, and within it. */
export interface MoneyStyle {
  readonly before: string;
  readonly after: string;
  readonly thousandsSeparator: string;
  /** Empty where no decimals are shown. */
  readonly decimalPoint: string;
}

const styles = new Map<CurrencyCode, MoneyStyle>();

/** PAY-019. Of a currency that no shop sells in, its code before the number. */
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

/** Digits after the decimal point: how many minor units make one, as a power of ten. */
export function minorDigits(currency: CurrencyCode): number {
  return moneyStyle(currency).decimalPoint ? 2 : 0;
}

/**
 * "£24.00": for people. Amount in minor units. Written here, since the first number that `Intl` formats
 * takes a slow phone longer than all else that a page's program does.
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

/** "24.00": for programs. Amount in minor units. */
export function decimalAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** The tax contained in a tax-inclusive amount, rounded half up; rate in percent. All minor units. */
export function taxWithin(amountIncTax: number, ratePercent: number): number {
  return Math.round((amountIncTax * ratePercent) / (100 + ratePercent));
}
