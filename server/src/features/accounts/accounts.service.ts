import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { Membership, Subject } from '../../platform/authorization/session.js';
import { currentCorrelationId } from '../../platform/tracing/correlation.js';
import type { DeciderCommand } from '../../platform/event-log/commands/command-handler.js';
import type { By } from './account-commands.service.js';
import { AccountOpening, type NewAccount } from './account-opening.service.js';
import { Avatars } from './avatars/avatars.service.js';
import { AccountsQueries, type Account } from './accounts.queries.js';
import { hashPassword } from './sign-in/password.js';
import { PasswordRules } from './sign-up/password-rules.service.js';

export type Person = Omit<NewAccount, 'passwordHash'> & { readonly password: string };

@Injectable()
export class Accounts {
  constructor(
    private readonly opening: AccountOpening,
    private readonly queries: AccountsQueries,
    private readonly passwords: PasswordRules,
    private readonly avatars: Avatars,
  ) {}

  /**
   * Opens a customer account that can sign in at once; with memberships, also a store's team
   * member. Returns the customer id. Throws AddressTaken.
   */
  async addCustomer(person: Person, memberships: readonly Membership[] = []): Promise<number> {
    const account = await accountOf(person);
    return this.opening.customer(bySystem(), account, memberships);
  }

  /** Throws InvalidInput for a common, guessable or breached password. */
  refusePassword(password: string, email: string): Promise<void> {
    return this.passwords.refuse(password, email);
  }

  /** Undefined if the account no longer exists. */
  of(subject: Subject): Promise<Account | undefined> {
    return this.queries.account(subject);
  }

  /** Lower case; undefined if the account no longer exists. */
  async emailOf(customerId: number): Promise<string | undefined> {
    return (await this.queries.account({ kind: 'customer', id: customerId }))?.email;
  }

  /** Returns the customer with the address, ignoring case. */
  customerOf(email: string): Promise<Subject | undefined> {
    return this.queries.customerOf(email);
  }

  /**
   * Returns the progress of the sign-up; both flags are false if the account no longer exists
   * (GRD-033).
   */
  async signUpProgressOf(customerId: number): Promise<Pick<Account, 'verified' | 'signedEula'>> {
    const account = await this.queries.account({ kind: 'customer', id: customerId });
    return account ?? { verified: false, signedEula: false };
  }

  /** Full name, or the address if there is no name; undefined if the account no longer exists. */
  async nameOf(subject: Subject): Promise<string | undefined> {
    const account = await this.queries.account(subject);
    return account && (`${account.firstName} ${account.lastName}`.trim() || account.email);
  }

  /** Returns display name and avatar path; the path is null without an avatar. */
  async shownAs(
    subject: Subject,
  ): Promise<{ readonly name: string; readonly avatar: string | null }> {
    const name = (await this.nameOf(subject)) ?? '';
    return { name, avatar: await this.avatars.pathOf(subject) };
  }

  /**
   * Opens a staff account and appends the other commands with it. Returns the staff id. Throws
   * AddressTaken.
   */
  async addStaff(
    person: Person,
    permissions: readonly AtlasPermission[],
    { by = bySystem(), commands = [] }: { by?: By; commands?: readonly DeciderCommand[] } = {},
  ): Promise<number> {
    return this.opening.staff(by, await accountOf(person), { permissions, commands });
  }
}

async function accountOf({ password, ...person }: Person): Promise<NewAccount> {
  return { ...person, passwordHash: await hashPassword(password) };
}

function bySystem(): By {
  return { actor: 'system:accounts', correlationId: currentCorrelationId() ?? randomUUID() };
}
