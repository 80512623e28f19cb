import type { Decider, EventTypes } from '../../platform/event-log/model/decider.js';
import { AddressTaken } from './account.errors.js';
import type { AccountId } from './account.events.js';

/** Keyed hash of an e-mail address (0014), with the account of its kind that owns the address. */
interface HeldAddress extends AccountId {
  readonly address: string;
}

export interface TakeAddress extends HeldAddress {
  readonly type: 'TakeAddress';
}

export interface ReleaseAddress extends HeldAddress {
  readonly type: 'ReleaseAddress';
}

export type AccountAddressEvent =
  | (HeldAddress & { readonly type: 'AccountAddressTaken' })
  | (HeldAddress & { readonly type: 'AccountAddressReleased' });

export const accountAddressEventTypes: EventTypes<AccountAddressEvent> = {
  AccountAddressTaken: { schemaVersion: 1 },
  AccountAddressReleased: { schemaVersion: 1 },
};

type Holder = number | null;

/**
 * Ownership of an e-mail address. Appended together with the account event: of two concurrent
 * claims one wins, and an interrupted request claims nothing.
 */
export const accountAddressDecider: Decider<
  Holder,
  TakeAddress | ReleaseAddress,
  AccountAddressEvent
> = {
  stream: ({ kind, address }) => `account-address-${kind}-${address.replace('email:', '')}`,
  initial: null,
  decide: ({ type, kind, id, address }, holder) => {
    const held = { kind, id, address };
    switch (type) {
      case 'TakeAddress':
        if (holder === id) return [];
        if (holder !== null) throw new AddressTaken();
        return [{ type: 'AccountAddressTaken', ...held }];
      case 'ReleaseAddress':
        return holder === id ? [{ type: 'AccountAddressReleased', ...held }] : [];
    }
  },
  evolve: (_, event) => (event.type === 'AccountAddressTaken' ? event.id : null),
};
