import type { OrderAddress } from '@selvedge/shared/orders/contract';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

interface OfPerson {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
  /** UUID. */
  readonly addressId: string;
}

export type AddressEvent =
  /** A new or changed address; null once the person was erased. */
  | ({ readonly type: 'AddressSaved'; readonly address: OrderAddress | null } & OfPerson)
  | ({ readonly type: 'AddressDeleted' } & OfPerson)
  /** The address that a checkout starts with. */
  | ({ readonly type: 'DefaultAddressChosen' } & OfPerson);

export const addressEventTypes: EventTypes<AddressEvent> = {
  AddressSaved: {
    schemaVersion: 1,
    personal: { subject: ({ kind, id }) => `${kind}:${id}`, fields: ['address'] },
  },
  AddressDeleted: { schemaVersion: 1 },
  DefaultAddressChosen: { schemaVersion: 1 },
};
