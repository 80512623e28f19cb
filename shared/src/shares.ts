/** Range of positions within a total, such as the second and third of seven pieces. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly whole: number;
}

/**
 * Share of an amount that belongs to a range, in minor units; 0 if the total is 0. Shares of
 * adjacent ranges add up to the amount, because the amounts at their limits are rounded instead of
 * the shares.
 */
export function shareOf(amount: number, { from, to, whole }: Range): number {
  const upTo = (limit: number) => Math.round((amount * limit) / whole);
  return whole === 0 ? 0 : upTo(to) - upTo(from);
}
