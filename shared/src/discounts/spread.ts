/**
 * Spreads an amount over weights by largest remainder: each part is rounded down, and the parts with
 * the largest remainders get one unit more. The parts add up to the amount, and no part is above its
 * weight if the amount is not above their sum. Uses BigInt, as products of prices exceed 2^53.
 */
export function spread(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  const missing = amount - parts.reduce((sum, { part }) => sum + part, 0);
  const larger = [...parts].sort((a, b) => Number(b.rest - a.rest) || a.index - b.index);
  const raised = new Set(larger.slice(0, missing).map(({ index }) => index));
  return parts.map(({ index, part }) => part + (raised.has(index) ? 1 : 0));
}
