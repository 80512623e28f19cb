import type { OrderAddress } from '@selvedge/shared/orders/contract';

/** Whose addresses are meant. */
export interface Person {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

export type AddressCommand =
  /** `addressId` is of a new one, which is not kept twice. */
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
