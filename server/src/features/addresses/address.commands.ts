import type { OrderAddress } from '@selvedge/shared/orders/contract';

export interface Person {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

export type AddressCommand =
  /** Adds an address under a new id; no-op if the same address is already saved. */
  | ({
      readonly type: 'AddAddress';
      readonly addressId: string;
      readonly address: OrderAddress;
    } & Person)
  | ({
      readonly type: 'ChangeAddress';
      readonly addressId: string;
      readonly address: OrderAddress;
    } & Person)
  | ({ readonly type: 'DeleteAddress'; readonly addressId: string } & Person)
  | ({ readonly type: 'ChooseDefaultAddress'; readonly addressId: string } & Person);
