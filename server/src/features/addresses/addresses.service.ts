import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@selvedge/shared/orders/contract';
import type { SavedAddress } from '@selvedge/shared/own-account/saved-address';
import { platformDivision } from '@selvedge/shared/stores/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { Person } from './address.commands.js';
import { addressDecider, addressesStream, defaultOf } from './address.decider.js';
import type { AddressEvent } from './address.events.js';

type By = Omit<CommandContext, 'division'>;

/** Saved addresses of people. They belong to the platform and are available in every shop. */
@Injectable()
export class Addresses {
  constructor(
    private readonly commands: CommandHandler,
    private readonly log: EventLog,
  ) {}

  /** Folds the addresses from the log, since there are few, and marks the default one. */
  async of(person: Person): Promise<readonly SavedAddress[]> {
    const events = await this.log.readStream(platformDivision, addressesStream(person));
    const book = events.reduce(
      // Safe: the address stream holds only these events.
      (before, { event }) => addressDecider.evolve(before, event as AddressEvent),
      addressDecider.initial,
    );
    const first = defaultOf(book);
    return book.addresses.map(({ addressId, address }) => {
      return { ...address, addressId, isDefault: addressId === first };
    });
  }

  /** No-op if the same address is already saved. Throws TooManyAddresses. */
  async add(by: By, { kind, id }: Person, address: OrderAddress): Promise<void> {
    const command = { type: 'AddAddress', kind, id, addressId: randomUUID(), address } as const;
    await this.commands.handle(ofPlatform(by), addressDecider, command);
  }

  /** Throws AddressNotFound. */
  async change(
    by: By,
    { kind, id }: Person,
    addressId: string,
    address: OrderAddress,
  ): Promise<void> {
    const command = { type: 'ChangeAddress', kind, id, addressId, address } as const;
    await this.commands.handle(ofPlatform(by), addressDecider, command);
  }

  /** Removing a missing address is a no-op. */
  async remove(by: By, { kind, id }: Person, addressId: string): Promise<void> {
    const command = { type: 'DeleteAddress', kind, id, addressId } as const;
    await this.commands.handle(ofPlatform(by), addressDecider, command);
  }

  /** Throws AddressNotFound. */
  async choose(by: By, { kind, id }: Person, addressId: string): Promise<void> {
    const command = { type: 'ChooseDefaultAddress', kind, id, addressId } as const;
    await this.commands.handle(ofPlatform(by), addressDecider, command);
  }
}

function ofPlatform(by: By): CommandContext {
  return { ...by, division: platformDivision };
}
