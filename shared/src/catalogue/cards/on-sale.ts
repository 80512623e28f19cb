import type { Product } from '../contract.js';

/** CAT-030: whether shoppers see a product: it is enabled, and moderation has not denied it. */
export function isShown({
  enabled,
  approvalStatus,
}: Pick<Product, 'enabled' | 'approvalStatus'>): boolean {
  return enabled && approvalStatus !== -1;
}
