import { Injectable } from '@nestjs/common';
import type { JoinStaff } from '@selvedge/shared/staff/contract';

import {
  commandFor,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { Accounts, PeopleQueries } from '../accounts/index.js';
import { staffInvitationDecider } from './staff-invitation.decider.js';
import { StaffAddressTaken } from './staff-invitation.errors.js';
import { StaffInvitationsReader } from './staff-invitations-reader.service.js';

@Injectable()
export class StaffJoining {
  constructor(
    private readonly invitations: StaffInvitationsReader,
    private readonly accounts: Accounts,
    private readonly people: PeopleQueries,
  ) {}

  /**
   * Creates the account and returns its id. The same append uses up the link, so that only one of
   * two simultaneous requests joins. Throws NoSuchInvitation, InvitationUsed, InvitationOver,
   * InvitedByAnotherAddress, StaffAddressTaken, and InvalidInput for an easily guessed password.
   */
  async join(by: CommandContext, { token, ...person }: JoinStaff): Promise<number> {
    const { email } = person;
    await this.accounts.refusePassword(person.password, email);
    const { id, permissions } = await this.invitations.usableBy(token);
    if (await this.people.isOfStaff(email)) throw new StaffAddressTaken();
    const now = this.invitations.now();
    const accept = { type: 'AcceptStaffInvitation', id, email, now } as const;
    const commands = [commandFor(staffInvitationDecider, accept)];
    return this.accounts.addStaff(person, permissions, { by, commands });
  }
}
