import type { Store } from '@selvedge/shared/stores/contract';

/**
 * Returns false for shops with the direct processor, whose owners write their own legal pages
 * (RTE-032, A-13).
 */
export function hasPolicies({ paymentProcessor }: Store): boolean {
  return paymentProcessor !== 'direct';
}
