import { Injectable } from '@nestjs/common';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { Membership, Subject } from '../../platform/authorization/session.js';
import { AccountsQueries, type NewAccount } from './accounts.queries.js';
import { hashPassword } from './sign-in/password.js';
import { newCustomerHash } from './sessions/tokens.js';

/** Somebody who gets an account. */
export type Person = Omit<NewAccount, 'passwordHash'> & { readonly password: string };

/** Makes accounts; they can sign in at once. */
@Injectable()
export class Accounts {
  constructor(private readonly queries: AccountsQueries) {}

  /** A shopper, or with memberships somebody who has a dashboard. Answers the customer's id. */
  async addCustomer(person: Person, memberships: readonly Membership[] = []): Promise<number> {
    const account = { ...(await accountOf(person)), hash: newCustomerHash() };
    return this.queries.addCustomer(account, memberships);
  }

  /** In lower case; undefined for somebody who has no account any more. */
  async emailOf(customerId: number): Promise<string | undefined> {
    return (await this.queries.account({ kind: 'customer', id: customerId }))?.email;
  }

  /** "Ada Lovelace", or the address of somebody without a name; undefined for who has no account any more. */
  async nameOf(subject: Subject): Promise<string | undefined> {
    const account = await this.queries.account(subject);
    return account && (`${account.firstName} ${account.lastName}`.trim() || account.email);
  }

  /** Answers the id of the member of staff. */
  async addStaff(person: Person, permissions: readonly AtlasPermission[]): Promise<number> {
    return this.queries.addStaff(await accountOf(person), permissions);
  }
}

async function accountOf({ password, ...person }: Person): Promise<NewAccount> {
  return { ...person, passwordHash: await hashPassword(password) };
}
