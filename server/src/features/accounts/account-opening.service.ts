import { platformDivision } from '@selvedge/shared/stores/contract';
import { emailForm } from '@selvedge/shared/forms/usual-forms';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { Injectable } from '@nestjs/common';

import type { Membership, Subject } from '../../platform/authorization/session.js';
import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
} from '../../platform/event-log/commands/command-handler.js';
import type { By } from './account-commands.service.js';
import type { AskVerification, OpenAccount } from './account.commands.js';
import { accountDecider } from './account.decider.js';
import { AddressTaken } from './account.errors.js';
import { accountAddressDecider } from './account-address.decider.js';
import { AccountsQueries } from './accounts.queries.js';
import { AddressSubjects } from './erasure/address-subjects.service.js';
import { Memberships } from './memberships.port.js';
import { newCustomerHash } from './sessions/tokens.js';

/** Data of a new account; the e-mail address may be in any case. */
export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

type Opening = Omit<OpenAccount, 'type' | 'address'>;

type Held = Pick<OpenAccount, 'hash' | 'verified' | 'signedEula' | 'status' | 'permissions'>;

/** Opens accounts, at most one per address and kind. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly commands: CommandHandler,
    private readonly queries: AccountsQueries,
    private readonly addresses: AddressSubjects,
    private readonly memberships: Memberships,
  ) {}

  /**
   * Opens a customer account with a verified address and signed terms. Returns the customer id.
   * Throws AddressTaken.
   */
  async customer(
    by: By,
    account: NewAccount,
    memberships: readonly Membership[] = [],
  ): Promise<number> {
    const id = await this.queries.nextId('customer');
    const who = customerWho({ isVerified: true });
    await this.open(by, { kind: 'customer', id }, account, { ...who, commands: [] });
    await this.memberships.add(by, id, memberships);
    return id;
  }

  /**
   * Opens a customer account that still has to verify its address and sign the terms. Otherwise as
   * `customer`.
   */
  async unverifiedCustomer(
    by: By,
    account: NewAccount & { readonly wantsStore: boolean },
    verification: Omit<AskVerification, 'type' | 'kind' | 'id'>,
  ): Promise<number> {
    const id = await this.queries.nextId('customer');
    const subject = { kind: 'customer', id } as const;
    const { wantsStore, ...person } = account;
    const commands = [
      commandFor(accountDecider, { type: 'AskVerification', ...subject, ...verification }),
      ...(wantsStore ? [commandFor(accountDecider, { type: 'WantStore', ...subject })] : []),
    ];
    await this.open(by, subject, person, { ...customerWho({ isVerified: false }), commands });
    return id;
  }

  /**
   * Opens a staff account and appends the other commands with it. Returns the staff id. Throws
   * AddressTaken.
   */
  async staff(
    by: By,
    account: NewAccount,
    {
      permissions,
      commands,
    }: { permissions: readonly AtlasPermission[]; commands: readonly DeciderCommand[] },
  ): Promise<number> {
    const id = await this.queries.nextId('staff');
    const holds = { hash: null, verified: true, signedEula: true, status: 0, permissions } as const;
    await this.open(by, { kind: 'staff', id }, account, { ...holds, commands });
    return id;
  }

  /**
   * Records an existing account in the log; no-op if it is already recorded. Throws AddressTaken.
   */
  async record(by: By, opening: Opening, commands: readonly DeciderCommand[] = []): Promise<void> {
    const { kind, id, email } = opening;
    const address = this.addresses.of(email);
    await this.commands.handleTogether({ ...by, division: platformDivision }, [
      commandFor(accountAddressDecider, { type: 'TakeAddress', kind, id, address }),
      commandFor(accountDecider, { type: 'OpenAccount', ...opening, address }),
      ...commands,
    ]);
  }

  /** If interrupted, leaves a password without an account, which cannot be used to sign in. */
  private async open(
    by: By,
    subject: Subject,
    { passwordHash, email, ...name }: NewAccount,
    { commands, ...holds }: Held & { readonly commands: readonly DeciderCommand[] },
  ): Promise<void> {
    // Accounts with the current form of the address are claimed in the log.
    if (await this.queries.hasEarlierForm(subject.kind, email)) throw new AddressTaken();
    await this.queries.setPassword(subject, passwordHash);
    try {
      const opening = { ...subject, ...name, email: emailForm(email).toLowerCase(), ...holds };
      await this.record(by, opening, commands);
    } catch (refusal) {
      await this.queries.forget(subject);
      throw refusal;
    }
  }
}

function customerWho({ isVerified }: { readonly isVerified: boolean }): Held {
  const hash = newCustomerHash();
  return { hash, verified: isVerified, signedEula: isVerified, status: 0, permissions: [] };
}
