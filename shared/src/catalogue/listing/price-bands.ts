/** Inclusive lower and exclusive upper bound, in minor units. */
export const PRICE_BANDS = ['0-1500', '1500-2500', '2500-4000', '4000-'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];
