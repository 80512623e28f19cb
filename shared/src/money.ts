/** An ISO 4217 code that a store may sell in. */
export type CurrencyCode = string;

/** An amount in whole minor units (pence, cents) of its currency; never a float. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** "£24.00": for people. Amount in minor units. */
export function formatMoney({ amount, currency }: Money, locale = 'en-GB'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** "24.00": for programs. Amount in minor units. */
export function decimalAmount({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}

/** The tax contained in a tax-inclusive amount, rounded half up; rate in percent. All minor units. */
export function taxWithin(amountIncTax: number, ratePercent: number): number {
  return Math.round((amountIncTax * ratePercent) / (100 + ratePercent));
}
