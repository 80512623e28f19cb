import { Injectable } from '@nestjs/common';
import { isSameEmail } from '@selvedge/shared/forms/usual-forms';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import type { Subject } from '../../platform/authorization/session.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Accounts, AllSessions, LostFactors, PeopleQueries } from '../accounts/index.js';
import { NotUnderstood } from './admin.errors.js';

/** Account actions by e-mail address. */
@Injectable()
export class AdminPeople {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: PeopleQueries,
    private readonly lost: LostFactors,
    private readonly sessions: AllSessions,
  ) {}

  /**
   * Recovers accounts whose owner lost both phone and recovery codes. Throws NotUnderstood if no
   * account has a second factor (decision 0032).
   */
  async resetSecondFactor(by: Omit<CommandContext, 'division'>, email: string): Promise<void> {
    let found = false;
    for (const subject of await this.of(email))
      if (await this.lost.replace({ ...by, division: MAIN_DIVISION }, subject)) found = true;
    if (!found)
      throw new NotUnderstood('No account with this address has two-factor authentication.');
  }

  /**
   * Ends all sessions, for example after a device was lost. Throws NotUnderstood if there is no
   * such account.
   */
  async signOut(email: string): Promise<void> {
    const subjects = await this.of(email);
    if (subjects.length === 0) throw new NotUnderstood('There is no account with this address.');
    for (const subject of subjects) await this.sessions.end(subject);
  }

  /** Returns the customer and the member of staff with the address, if they exist. */
  private async of(email: string): Promise<readonly Subject[]> {
    const staff = (await this.people.staff()).find((one) => isSameEmail(one.email, email));
    const customer = await this.accounts.customerOf(email);
    return [customer, staff && ({ kind: 'staff', id: staff.id } as const)].filter(
      (subject) => subject !== undefined,
    );
  }
}
