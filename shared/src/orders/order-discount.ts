import type { AppliedDiscount } from '../discounts/pricing.js';

/** Discount as at order placement. */
export interface OrderDiscount extends AppliedDiscount {
  /** Usage counters in which the order has reserved a use; empty if usage is unlimited. */
  readonly counters: readonly string[];
}

/** Returns the code that the customer entered; null without one. */
export function couponOf(discounts: readonly Pick<OrderDiscount, 'code'>[]): string | null {
  return discounts.find(({ code }) => code !== null)?.code ?? null;
}
