import type { OrderAddress } from '@selvedge/shared/orders/contract';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Whose address it is, and which. */
interface OfPerson {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
  /** A uuid. */
  readonly addressId: string;
}

export type AddressEvent =
  /** A new one, or one that was there with other words; null once the person was forgotten. */
  | ({ readonly type: 'AddressSaved'; readonly address: OrderAddress | null } & OfPerson)
  | ({ readonly type: 'AddressDeleted' } & OfPerson)
  /** The one that a checkout begins with. */
  | ({ readonly type: 'DefaultAddressChosen' } & OfPerson);

export const addressEventTypes: EventTypes<AddressEvent> = {
  AddressSaved: {
    schemaVersion: 1,
    personal: { subject: ({ kind, id }) => `${kind}:${id}`, fields: ['address'] },
  },
  AddressDeleted: { schemaVersion: 1 },
  DefaultAddressChosen: { schemaVersion: 1 },
};
