import type { Decider, EventTypes } from '../../platform/event-log/model/decider.js';
import { AddressTaken } from './account.errors.js';
import type { AccountId } from './account.events.js';

/** An e-mail address, by its keyed hash (0014), and the one account of its kind that has it. */
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

/** The id of the account that has the address. */
type Holder = number | null;

/**
 * Whose an address is. It is decided in one append with what happens to the account, so that of two
 * who want it at once one has it, and what was cut off has taken nothing.
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
