import { minorDigits, type CurrencyCode, type Money } from './money.js';

/** Units per pound. Currencies not listed convert at 1 (PAY-014). */
const conversionRates: Readonly<Record<string, number>> = { USD: 2 };

/** Units of the currency per pound. */
export function conversionRate(currency: CurrencyCode): number {
  return conversionRates[currency] ?? 1;
}

/** Units of `to` per unit of `from`. */
export function exchangeRate(from: CurrencyCode, to: CurrencyCode): number {
  return conversionRate(to) / conversionRate(from);
}

/** Converts an amount, in minor units of the target currency, rounded half up. */
export function exchanged({ amount, currency }: Money, to: CurrencyCode): number {
  if (currency === to) return amount;
  const digits = minorDigits(to) - minorDigits(currency);
  return Math.round(amount * exchangeRate(currency, to) * 10 ** digits);
}
