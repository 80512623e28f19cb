/** Number of refusals in a row before a redirect loop is assumed (CST-040). */
const limit = 100;

/** Page that ends a loop (ERR-025). */
export const guardLoopPage = '/404/';

/**
 * Returns the number of refusals in a row after one more, or undefined if they form a redirect
 * loop (GRD-002). A count that is no number starts at 0.
 */
export function countRefusal(before: string | null | undefined): number | undefined {
  const refusals = (/^\d{1,3}$/.test(before ?? '') ? Number(before) : 0) + 1;
  return refusals > limit ? undefined : refusals;
}
