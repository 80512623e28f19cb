import type { PaymentOutcome } from '@selvedge/shared/checkout/contract';

import { DomainError } from '../../platform/domain-error.js';

/** `refused`: another payment of the order is under way or done, or it needs none. */
export type PaymentAnswer = PaymentOutcome['outcome'] | 'refused';

/** What came of a payment; a refusal because of the order's own state is an answer too. */
export async function payFor(payment: Promise<PaymentOutcome>): Promise<PaymentAnswer> {
  try {
    return (await payment).outcome;
  } catch (thrown) {
    if (thrown instanceof DomainError && thrown.kind === 'conflict') return 'refused';
    throw thrown;
  }
}

/** Whether there is nothing left to do but to look at the receipt, which follows what is still open. */
export function isSettled(answer: PaymentAnswer): boolean {
  return answer !== 'declined';
}
