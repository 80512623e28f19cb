/**
 * Tax included in an amount, in minor units, rounded half up; rate in thousandths of a percent. It
 * uses integers only, because a quotient close to one half could be rounded the wrong way.
 */
export function taxWithin(amountIncTax: number, rate: number): number {
  const parts = amountIncTax * rate;
  const whole = 100_000 + rate;
  const rest = ((parts % whole) + whole) % whole;
  return (parts - rest) / whole + (2 * rest >= whole ? 1 : 0);
}
