import type { SplitTestAnswer, VariationResult } from '@selvedge/shared/split-tests/contract';
import type { SplitVariation } from '@selvedge/shared/split-tests/split-test';

/** A variation with its results in display form. */
export interface VariationLine extends SplitVariation, Omit<VariationResult, 'variation'> {
  /** Share of all visitors, in whole percent. */
  readonly share: number;
  /** Orders per 100 visitors who saw it, with one decimal; null without visitors. */
  readonly rate: string | null;
}

/** Variations of a test in their order, with their results. */
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
