import type { Product } from '../contract.js';

/** Whether shoppers see a product: enabled, and not denied by moderation. */
export function isShown({
  enabled,
  approvalStatus,
}: Pick<Product, 'enabled' | 'approvalStatus'>): boolean {
  return enabled && approvalStatus !== -1;
}
