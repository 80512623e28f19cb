import type { SplitTestAnswer, VariationResult } from '@selvedge/shared/split-tests/contract';
import type { SplitVariation } from '@selvedge/shared/split-tests/split-test';

/** A variation with how it did, as people read it. */
export interface VariationLine extends SplitVariation, Omit<VariationResult, 'variation'> {
  /** Of all visitors, in whole percent. */
  readonly share: number;
  /** Orders of a hundred who saw it, with one decimal; null where nobody did. */
  readonly rate: string | null;
}

/** BLX-018: the variations of a test in their order, with what was counted. */
export function linesOf({ variations, results }: Pick<SplitTestAnswer, 'variations' | 'results'>) {
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  return variations.map((variation): VariationLine => {
    const found = results.find((result) => result.variation === variation.id);
    const { discoveries = 0, orders = 0 } = found ?? {};
    return {
      ...variation,
      ...{ discoveries, orders },
      share: Math.round((100 * variation.weight) / total),
      rate: discoveries === 0 ? null : ((100 * orders) / discoveries).toFixed(1),
    };
  });
}
