import type { ProductPrices } from './contract.js';

/*
 * Directive 98/6/EC, article 6a: a reduced price is shown next to the lowest price of the 30 days
 * before the reduction.
 */

const daysBefore = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Selling price from a moment (ISO 8601) until the next change, in minor units. */
export interface PriceChange {
  readonly at: string;
  readonly price: number;
}

/** Adds a price to the history, without those that no later reduction refers to. Oldest first. */
export function pricesAfter(
  history: readonly PriceChange[],
  change: PriceChange,
): readonly PriceChange[] {
  if (history.at(-1)?.price === change.price) return history;
  return [...recentOf(history, change.at), change];
}

/** Returns the lowest price of the 30 days before a moment; null if there was none. */
export function lowestBefore(history: readonly PriceChange[], at: string): number | null {
  const prices = recentOf(history, at).map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Prices that were valid at some time of the 30 days before a moment. */
function recentOf(history: readonly PriceChange[], at: string): readonly PriceChange[] {
  const start = Date.parse(at) - daysBefore * dayMs;
  return history.filter((_price, nth) => {
    const next = history[nth + 1];
    return next === undefined || Date.parse(next.at) > start;
  });
}

type Prices = Pick<ProductPrices, 'price' | 'salePrice'>;

/**
 * Prices for shoppers: the struck-through price is at most the lowest one before the reduction. A
 * sale price that is not below it is no reduction, and is shown alone.
 */
export function shownPrices({ price, salePrice }: Prices, priorPrice: number | null): Prices {
  if (salePrice === null || priorPrice === null) return { price, salePrice };
  const usual = Math.min(price, priorPrice);
  return salePrice < usual ? { price: usual, salePrice } : { price: salePrice, salePrice: null };
}
