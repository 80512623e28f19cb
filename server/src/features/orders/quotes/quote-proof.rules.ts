import type { OrderRow } from '../orders.projection.js';

/** A-65, GRD-046: whether what was typed is the e-mail address of an order, or a postcode of its addresses (decision 0041). */
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

/** Postcodes are written with and without blanks, both in any case. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}
