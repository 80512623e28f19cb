import type { PaymentOutcome } from '@selvedge/shared/checkout/contract';
import { payLink, receiptLink } from '@selvedge/shared/links/links';

import { DomainError } from '../../platform/domain-error.js';

/** Continuation of a form that started a payment. */
export interface PaymentAnswer {
  readonly isDeclined: boolean;
  /** Address to redirect to. */
  readonly location: string;
}

/**
 * Returns where the shopper continues: the receipt, which also follows open payments, a page of the
 * provider, or the payment page after a decline. A refusal because of the order's state, such as
 * another payment in progress, leads to the receipt too.
 */
export async function payFor(
  payment: Promise<PaymentOutcome>,
  orderHash: string,
): Promise<PaymentAnswer> {
  try {
    const { outcome, continueUrl } = await payment;
    const isDeclined = outcome === 'declined';
    const otherwise = isDeclined ? payLink(orderHash) : receiptLink(orderHash);
    return { isDeclined, location: continueUrl ?? otherwise };
  } catch (thrown) {
    if (thrown instanceof DomainError && thrown.kind === 'conflict')
      return { isDeclined: false, location: receiptLink(orderHash) };
    throw thrown;
  }
}
