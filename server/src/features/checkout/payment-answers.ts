import type { PaymentOutcome } from '@selvedge/shared/checkout/contract';

import { DomainError } from '../../platform/domain-error.js';

/** `refused`: another payment of the order is open or done, or it needs none. */
export type PaymentAnswer = PaymentOutcome['outcome'] | 'refused';

/** Returns the outcome of a payment; a refusal because of the order's state is an outcome too. */
export async function payFor(payment: Promise<PaymentOutcome>): Promise<PaymentAnswer> {
  try {
    return (await payment).outcome;
  } catch (thrown) {
    if (thrown instanceof DomainError && thrown.kind === 'conflict') return 'refused';
    throw thrown;
  }
}

/** Whether the customer can continue to the receipt, which also follows open payments. */
export function isSettled(answer: PaymentAnswer): boolean {
  return answer !== 'declined';
}
