import { compact, emailForm } from '@selvedge/shared/forms/usual-forms';

import type { OrderRow } from './orders.projection.js';

/**
 * Checks that the entry is the order's e-mail address or a postcode of its addresses, as A-65 and
 * GRD-046 require (decision 0041).
 */
export function isProof(
  {
    email,
    shippingAddress,
    billingAddress,
  }: Pick<OrderRow, 'email' | 'shippingAddress' | 'billingAddress'>,
  typed: string,
): boolean {
  const accepted = [email, shippingAddress?.postcode, billingAddress?.postcode];
  const entered = plain(typed);
  return (
    entered !== '' && accepted.some((one) => typeof one === 'string' && plain(one) === entered)
  );
}

/** Normalizes an e-mail address or postcode, which can be written in several ways. */
function plain(text: string): string {
  return text.includes('@') ? emailForm(text).toLowerCase() : compact(text);
}
