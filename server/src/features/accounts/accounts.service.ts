import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { Membership, Subject } from '../../platform/authorization/session.js';
import { currentCorrelationId } from '../../platform/correlation.js';
import type { DeciderCommand } from '../../platform/event-log/commands/command-handler.js';
import type { By } from './account-commands.service.js';
import { AccountOpening, type NewAccount } from './account-opening.service.js';
import { Avatars } from './avatars/avatars.service.js';
import { AccountsQueries, type Account } from './accounts.queries.js';
import { hashPassword } from './sign-in/password.js';
import { PasswordRules } from './sign-up/password-rules.service.js';

/** Somebody who gets an account. */
export type Person = Omit<NewAccount, 'passwordHash'> & { readonly password: string };

/** Makes accounts; they can sign in at once. */
@Injectable()
export class Accounts {
  constructor(
    private readonly opening: AccountOpening,
    private readonly queries: AccountsQueries,
    private readonly passwords: PasswordRules,
    private readonly avatars: Avatars,
  ) {}

  /**
   * A shopper, or with memberships somebody who has a dashboard. Answers the customer's id. Throws
   * AddressTaken.
   */
  async addCustomer(person: Person, memberships: readonly Membership[] = []): Promise<number> {
    const account = await accountOf(person);
    return this.opening.customer(bySystem(), account, memberships);
  }

  /** Throws InvalidInput for one that is easily guessed or was breached. */
  refusePassword(password: string, email: string): Promise<void> {
    return this.passwords.refuse(password, email);
  }

  /** Undefined for who has no account any more. */
  of(subject: Subject): Promise<Account | undefined> {
    return this.queries.account(subject);
  }

  /** In lower case; undefined for somebody who has no account any more. */
  async emailOf(customerId: number): Promise<string | undefined> {
    return (await this.queries.account({ kind: 'customer', id: customerId }))?.email;
  }

  /** Whose the address is, in whatever letters; undefined where nobody has it. */
  customerOf(email: string): Promise<Subject | undefined> {
    return this.queries.customerOf(email);
  }

  /** GRD-033: of who has no account any more, neither. */
  async standingOf(customerId: number): Promise<Pick<Account, 'verified' | 'signedEula'>> {
    const account = await this.queries.account({ kind: 'customer', id: customerId });
    return account ?? { verified: false, signedEula: false };
  }

  /** "Ada Lovelace", or the address of somebody without a name; undefined for who has no account any more. */
  async nameOf(subject: Subject): Promise<string | undefined> {
    const account = await this.queries.account(subject);
    return account && (`${account.firstName} ${account.lastName}`.trim() || account.email);
  }

  /** How others see somebody: by their name, and the path of their picture, null of who has none. */
  async shownAs(
    subject: Subject,
  ): Promise<{ readonly name: string; readonly avatar: string | null }> {
    const name = (await this.nameOf(subject)) ?? '';
    return { name, avatar: await this.avatars.pathOf(subject) };
  }

  /** With what else has to happen in the same append. Answers the id of the member of staff. Throws AddressTaken. */
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
