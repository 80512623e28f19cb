/** An ISO 4217 code that a store may sell in. */
export type CurrencyCode = string;

/** An amount in whole minor units (pence, cents) of its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** PAY-019: of these there are no decimals, in a price no more than in its minor units. */
const wholeCurrencies: readonly CurrencyCode[] = ['JPY', 'KRW', 'HUF', 'IDR', 'ISK'];

interface Format {
  readonly digits: number;
  readonly format: Intl.NumberFormat;
}

/** Making one takes as long as rendering a card, so each is made once. */
const formats = new Map<string, Format>();

function formatOf(currency: CurrencyCode, locale: string): Format {
  const known = formats.get(locale + currency);
  if (known !== undefined) return known;
  const isWhole = wholeCurrencies.includes(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  const made = { digits: format.resolvedOptions().maximumFractionDigits ?? 2, format };
  formats.set(locale + currency, made);
  return made;
}

const usualLocale = 'en-GB';

/** Digits after the decimal point: how many minor units make one, as a power of ten. */
export function minorDigits(currency: CurrencyCode): number {
  return formatOf(currency, usualLocale).digits;
}

/** "£24.00": for people. Amount in minor units. */
export function formatMoney({ amount, currency }: Money, locale = usualLocale): string {
  const { digits, format } = formatOf(currency, locale);
  return format.format(amount / 10 ** digits);
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
