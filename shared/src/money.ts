/** An ISO 4217 code that a store may sell in. */
export type CurrencyCode = string;

/** An amount in whole minor units (pence, cents) of its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** PAY-019: of these there are no decimals, in a price no more than in its minor units. */
const wholeCurrencies: readonly CurrencyCode[] = ['JPY', 'KRW', 'HUF', 'IDR', 'ISK'];

/** How British English begins an amount, where it does not begin with the currency's code. */
const signs: Readonly<Record<CurrencyCode, string>> = {
  ...{ GBP: '£', EUR: '€', USD: 'US$', CAD: 'CA$', AUD: 'A$', NZD: 'NZ$', HKD: 'HK$' },
  ...{ JPY: 'JP¥', CNY: 'CN¥', KRW: '₩', INR: '₹', ILS: '₪', PHP: '₱', BRL: 'R$', MXN: 'MX$' },
};

/** Digits after the decimal point: how many minor units make one, as a power of ten. */
export function minorDigits(currency: CurrencyCode): number {
  return wholeCurrencies.includes(currency) ? 0 : 2;
}

/**
 * "£24.00": for people. Amount in minor units. Written here, since the first number that `Intl` formats
 * takes a slow phone longer than all else that a page's program does.
 */
export function formatMoney({ amount, currency }: Money): string {
  const [whole = '', ...decimals] = decimalAmount({ amount: Math.abs(amount), currency }).split(
    '.',
  );
  const grouped = [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
  return `${amount < 0 ? '-' : ''}${signs[currency] ?? `${currency}\u00a0`}${grouped}`;
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
