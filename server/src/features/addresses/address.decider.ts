import type { OrderAddress } from '@selvedge/shared/orders/contract';
import { maxAddresses } from '@selvedge/shared/own-account/saved-address';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { AddressCommand, Person } from './address.commands.js';
import { AddressNotFound, TooManyAddresses } from './address.errors.js';
import type { AddressEvent } from './address.events.js';

/** Saved addresses of a person, in the order in which they were first saved. */
export interface AddressBook {
  readonly addresses: readonly { readonly addressId: string; readonly address: OrderAddress }[];
  /** Null if none was chosen; the chosen address may since have been deleted. */
  readonly chosen: string | null;
}

function decide(command: AddressCommand, book: AddressBook): readonly AddressEvent[] {
  switch (command.type) {
    case 'AddAddress':
      return add(command, book);
    case 'ChangeAddress':
      return change(command, book);
    case 'DeleteAddress': {
      const { kind, id, addressId } = command;
      const exists = addressIn(book, addressId) !== undefined;
      return exists ? [{ type: 'AddressDeleted', kind, id, addressId }] : [];
    }
    case 'ChooseDefaultAddress': {
      const { kind, id, addressId } = command;
      if (addressIn(book, addressId) === undefined) throw new AddressNotFound();
      if (defaultOf(book) === addressId) return [];
      return [{ type: 'DefaultAddressChosen', kind, id, addressId }];
    }
  }
}

type Decided<Type extends AddressCommand['type']> = (
  command: Extract<AddressCommand, { readonly type: Type }>,
  book: AddressBook,
) => readonly AddressEvent[];

const add: Decided<'AddAddress'> = ({ kind, id, addressId, address }, { addresses }) => {
  const isSaved = addresses.some(
    (one) => one.addressId === addressId || isSame(one.address, address),
  );
  if (isSaved) return [];
  if (addresses.length >= maxAddresses) throw new TooManyAddresses();
  return [{ type: 'AddressSaved', kind, id, addressId, address }];
};

const change: Decided<'ChangeAddress'> = ({ kind, id, addressId, address }, book) => {
  const current = addressIn(book, addressId);
  if (current === undefined) throw new AddressNotFound();
  if (isSame(current, address)) return [];
  return [{ type: 'AddressSaved', kind, id, addressId, address }];
};

function addressIn({ addresses }: AddressBook, id: string): OrderAddress | undefined {
  return addresses.find(({ addressId }) => addressId === id)?.address;
}

function isSame(one: OrderAddress, other: OrderAddress): boolean {
  const linesOf = ({ fullName, line1, line2, city, state, postcode, country }: OrderAddress) =>
    JSON.stringify([fullName, line1, line2, city, state, postcode, country]);
  return linesOf(one) === linesOf(other);
}

/**
 * Returns the address that a checkout starts with: the chosen one, else the first; undefined if
 * there is none.
 */
export function defaultOf({ addresses, chosen }: AddressBook): string | undefined {
  const found = addresses.find(({ addressId }) => addressId === chosen) ?? addresses[0];
  return found?.addressId;
}

function evolve(book: AddressBook, event: AddressEvent): AddressBook {
  const { addressId } = event;
  switch (event.type) {
    case 'AddressSaved': {
      const { address } = event;
      // Sealed data of an erased person.
      if (address === null) return book;
      const saved = { addressId, address };
      const exists = book.addresses.some((one) => one.addressId === addressId);
      const addresses = exists
        ? book.addresses.map((one) => (one.addressId === addressId ? saved : one))
        : [...book.addresses, saved];
      return { ...book, addresses };
    }
    case 'AddressDeleted':
      return { ...book, addresses: book.addresses.filter((one) => one.addressId !== addressId) };
    case 'DefaultAddressChosen':
      return { ...book, chosen: addressId };
  }
}

/** Decides the saved addresses of a person, for their next order in any shop. */
export const addressDecider: Decider<AddressBook, AddressCommand, AddressEvent> = {
  stream: addressesStream,
  initial: { addresses: [], chosen: null },
  decide,
  evolve,
};

export function addressesStream({ kind, id }: Person): string {
  return `addresses-${kind}-${id}`;
}
