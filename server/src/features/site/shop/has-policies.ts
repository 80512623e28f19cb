import type { Store } from '@selvedge/shared/stores/contract';

/** RTE-032, A-13: who takes the money itself writes these pages itself. */
export function hasPolicies({ paymentProcessor }: Store): boolean {
  return paymentProcessor !== 'direct';
}
