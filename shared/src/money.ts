/** An ISO 4217 code that a store may sell in. */
export type CurrencyCode = string;

/** An amount in whole minor units (pence, cents) of its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** PAY-019: of these there are no decimals, in a price no more than in its minor units. */
const wholeCurrencies: readonly CurrencyCode[] = ['JPY', 'KRW', 'HUF', 'IDR', 'ISK'];

const digitsKnown = new Map<CurrencyCode, number>();
const formats = new Map<string, Intl.NumberFormat>();

/** Digits after the decimal point: how many minor units make one, as a power of ten. */
export function minorDigits(currency: CurrencyCode): number {
  const known = digitsKnown.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const isWhole = wholeCurrencies.includes(currency);
  const digits = isWhole ? 0 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  digitsKnown.set(currency, digits);
  return digits;
}

/** Making one takes as long as rendering a card, so each is made once. */
function formatOf(currency: CurrencyCode, locale: string): Intl.NumberFormat {
  const known = formats.get(locale + currency);
  if (known !== undefined) return known;
  const digits = minorDigits(currency);
  const precision = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...precision });
  formats.set(locale + currency, format);
  return format;
}

/** "£24.00": for people. Amount in minor units. */
export function formatMoney({ amount, currency }: Money, locale = 'en-GB'): string {
  return formatOf(currency, locale).format(amount / 10 ** minorDigits(currency));
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
