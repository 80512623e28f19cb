import type { Address } from '@selvedge/shared/checkout/contract';
import type { OrderAddress } from '@selvedge/shared/orders/contract';

/** Converts an entered address to its stored form. */
export function orderAddressOf(typed: Address): OrderAddress {
  const { fullName, line1, line2, city, postcode, country } = typed;
  return { fullName, line1, line2: line2 || null, city, postcode, country };
}
