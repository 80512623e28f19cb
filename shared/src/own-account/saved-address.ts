import type { OrderAddress } from '../orders/contract.js';

/** How many addresses somebody can keep. */
export const maxAddresses = 50;

/** An address for the next order. */
export interface SavedAddress extends OrderAddress {
  readonly addressId: string;
  /** A checkout begins with it. */
  readonly isDefault: boolean;
}

/** "Ada Lovelace, 1 Analytical Row, London N1 9GU" */
export function addressLine({ fullName, line1, line2, city, postcode }: OrderAddress): string {
  return [fullName, line1, line2, `${city} ${postcode}`].filter(Boolean).join(', ');
}
