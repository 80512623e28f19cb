import { Injectable } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Accounts, PeopleQueries, SecondFactors } from '../accounts/index.js';
import { NotUnderstood } from './admin.errors.js';

/** People by their addresses. */
@Injectable()
export class AdminPeople {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: PeopleQueries,
    private readonly factors: SecondFactors,
  ) {}

  /** For who has lost their phone and their recovery codes. Throws NotUnderstood where nobody has a factor. */
  async resetSecondFactor(by: Omit<CommandContext, 'division'>, email: string): Promise<void> {
    const staff = (await this.people.staff()).find((one) => one.email === email.toLowerCase());
    const customer = await this.accounts.customerOf(email);
    const subjects = [customer, staff && ({ kind: 'staff', id: staff.id } as const)];
    let found = false;
    for (const subject of subjects)
      if (subject !== undefined && (await this.factors.reset(by, subject, MAIN_DIVISION)))
        found = true;
    if (!found) throw new NotUnderstood('Nobody with this address has a second factor.');
  }
}
