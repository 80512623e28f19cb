import { addressLines } from '../addresses/address-lines.js';
import type { OrderAddress } from '../orders/contract.js';

/** Limit per account. */
export const maxAddresses = 50;

/** Saved address of an account. */
export interface SavedAddress extends OrderAddress {
  readonly addressId: string;
  /** Whether the address is preselected at checkout. */
  readonly isDefault: boolean;
}

/** For example "Ada Lovelace, 1 Analytical Row, London, N1 9GU". */
export function addressLine(address: OrderAddress): string {
  return addressLines(address).join(', ');
}
