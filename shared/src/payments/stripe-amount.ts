import { minorDigits, type Money } from '../money.js';

/**
 * Currencies whose amounts Stripe does not expect in hundredths. Others without decimals in shops,
 * such as HUF and ISK, have two at Stripe: https://docs.stripe.com/currencies#zero-decimal
 */
const stripeDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV'],
      ...['XAF', 'XOF', 'XPF'],
    ].map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries(['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((currency) => [currency, 3])),
};

/**
 * Converts an amount to the units of Stripe's API. Undefined if Stripe cannot charge exactly this
 * amount. Shops have no thousandths, so amounts with three digits end in 0, as Stripe requires.
 */
export function stripeAmount({ amount, currency }: Money): number | undefined {
  const digits = (stripeDigits[currency] ?? 2) - minorDigits(currency);
  const converted = digits < 0 ? amount / 10 ** -digits : amount * 10 ** digits;
  return Number.isSafeInteger(converted) ? converted : undefined;
}
