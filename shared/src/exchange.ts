import { minorDigits, type CurrencyCode, type Money } from './money.js';

/** how many of a currency are shown for one pound. Of a currency that is not here, one (PAY-014). */
const conversionRates: Readonly<Record<string, number>> = { USD: 2 };

/** PAY-013, PAY-014. */
export function conversionRate(currency: CurrencyCode): number {
  return conversionRates[currency] ?? 1;
}

/** PAY-020: how many of `to` are asked for one of `from`. */
export function exchangeRate(from: CurrencyCode, to: CurrencyCode): number {
  return conversionRate(to) / conversionRate(from);
}

/** PAY-020: an amount in another currency, in its minor units, rounded half up. */
export function exchanged({ amount, currency }: Money, to: CurrencyCode): number {
  if (currency === to) return amount;
  const digits = minorDigits(to) - minorDigits(currency);
  return Math.round(amount * exchangeRate(currency, to) * 10 ** digits);
}
