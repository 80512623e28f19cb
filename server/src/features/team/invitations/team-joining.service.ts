import { Injectable } from '@nestjs/common';
import type { JoinTeam } from '@selvedge/shared/team/contract';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import type { Subject } from '../../../platform/authorization/session.js';
import { Accounts } from '../../accounts/index.js';
import { teamDecider } from '../team.decider.js';
import { TeamQueries } from '../team.queries.js';
import { teamInvitationDecider } from './team-invitation.decider.js';
import { HasAnAccount, InvitedUnderAnotherAddress } from './team-invitation.errors.js';
import { TeamInvitationsReader } from './team-invitations-reader.service.js';

@Injectable()
export class TeamJoining {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: TeamInvitationsReader,
    private readonly accounts: Accounts,
    private readonly team: TeamQueries,
  ) {}

  /**
   * Creates an account with the invited address and returns its id. If the process stops before the
   * invitation is accepted, the account remains and can still accept it. Throws HasAnAccount and
   * the errors of `accept`.
   */
  async join(context: CommandContext, { token, ...person }: JoinTeam): Promise<number> {
    const { email } = await this.reader.usableBy(context.division, token);
    const address = email ?? '';
    if (await this.team.hasAccount(address)) throw new HasAnAccount();
    await this.accounts.refusePassword(person.password, address);
    const id = await this.accounts.addCustomer({ ...person, email: address });
    await this.joinAs(context, token, { id, email: address });
    return id;
  }

  /**
   * Accepts an invitation for the signed-in customer. Throws MemberInvitationNotFound, -Used,
   * -Withdrawn, -Expired and InvitedUnderAnotherAddress.
   */
  async accept(context: CommandContext, token: string, subject: Subject | null): Promise<void> {
    if (subject?.kind !== 'customer') throw new InvitedUnderAnotherAddress();
    const email = (await this.accounts.emailOf(subject.id)) ?? '';
    await this.joinAs(context, token, { id: subject.id, email });
  }

  /**
   * Accepts the invitation in the same append, so that only one of two simultaneous requests joins.
   */
  private async joinAs(
    context: CommandContext,
    token: string,
    { id: customerId, email }: { readonly id: number; readonly email: string },
  ): Promise<void> {
    const { division } = context;
    const { id: invitationId, permissions } = await this.reader.usableBy(division, token);
    const now = this.reader.now();
    const accept = { division, invitationId, customerId, email, now };
    const member = { division, customerId, role: 'member', permissions } as const;
    await this.commands.handleTogether(context, [
      commandFor(teamInvitationDecider, { type: 'AcceptInvitation', ...accept }),
      commandFor(teamDecider, { type: 'AddMember', ...member }),
    ]);
  }
}
