import { minorDigits, roundedPrice, type CurrencyCode, type Money } from './money.js';

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

/**
 * Converts a price to minor units of the target currency. Rounds half up, but a price above 0 never
 * becomes 0: 49p is 1 yen.
 */
export function exchanged(price: Money, to: CurrencyCode): number {
  return roundedPrice(exactly(price, to));
}

/** Converts a part of a price, rounded half up; a small part can become 0. */
export function exchangedPart(part: Money, to: CurrencyCode): number {
  return Math.round(exactly(part, to));
}

function exactly({ amount, currency }: Money, to: CurrencyCode): number {
  if (currency === to) return amount;
  const digits = minorDigits(to) - minorDigits(currency);
  return amount * exchangeRate(currency, to) * 10 ** digits;
}
