import type { Address } from '@selvedge/shared/checkout/contract';
import type { OrderAddress } from '@selvedge/shared/orders/contract';

/** An address as it was typed, as an order keeps it. */
export function orderAddressOf(typed: Address): OrderAddress {
  const { fullName, line1, line2, city, postcode, country } = typed;
  return { fullName, line1, line2: line2 || null, city, postcode, country };
}
