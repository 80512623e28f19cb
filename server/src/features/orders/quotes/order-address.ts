import type { Address } from '@selvedge/shared/addresses/contract';
import type { OrderAddress } from '@selvedge/shared/orders/contract';

/** Converts an entered address to its stored form. */
export function orderAddressOf(typed: Address): OrderAddress {
  const { fullName, line1, line2, city, state, postcode, country } = typed;
  const place = { city, ...(state && { state }), postcode, country };
  return { fullName, line1, line2: line2 || null, ...place };
}
