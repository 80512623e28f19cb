import { Injectable } from '@nestjs/common';
import { emailForm, isSameEmail } from '@selvedge/shared/forms/usual-forms';
import type { Principal } from '@selvedge/shared/permissions/principal';
import { holdsAll } from '@selvedge/shared/permissions/permission-lists';
import type { InviteMember, OpenTeamInvitation } from '@selvedge/shared/team/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { newSecretId } from '../../../platform/ids/secret-id.js';
import { AddressSubjects } from '../../accounts/index.js';
import { PermissionNotHeld } from '../team.errors.js';
import { TeamQueries } from '../team.queries.js';
import type { TeamInvitationCommand } from './team-invitation.commands.js';
import { teamInvitationDecider } from './team-invitation.decider.js';
import { WorksHereAlready } from './team-invitation.errors.js';
import { TeamInvitationsReader } from './team-invitations-reader.service.js';

const lifetimeMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Invites people to the team of a store. Every change returns the invitations that are open
 * afterwards.
 */
@Injectable()
export class TeamInvitationsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: TeamInvitationsReader,
    private readonly team: TeamQueries,
    private readonly addresses: AddressSubjects,
  ) {}

  async list({ division }: CommandContext): Promise<readonly OpenTeamInvitation[]> {
    const now = this.reader.now();
    const open = await this.reader.open(division);
    return open.map(({ id, email, permissions, expiresAt }) => ({
      ...{ id, email: email ?? '', permissions, expiresAt, isOver: now >= expiresAt },
    }));
  }

  async invite(
    context: CommandContext,
    principal: Principal,
    { email: typed, permissions }: InviteMember,
  ): Promise<readonly OpenTeamInvitation[]> {
    if (!holdsAll(principal, permissions)) throw new PermissionNotHeld();
    const { division } = context;
    const email = emailForm(typed).toLowerCase();
    const team = await this.team.ofStore(division);
    if (team.some((member) => isSameEmail(member.email, email))) throw new WorksHereAlready();
    const whom = {
      subject: this.addresses.of(email),
      email,
      permissions: [...new Set(permissions)],
    };
    const when = { now: this.reader.now(), expiresAt: this.expiry() };
    const invitationId = newSecretId();
    return this.execute(context, {
      type: 'InviteMember',
      division,
      invitationId,
      ...whom,
      ...when,
    });
  }

  again(context: CommandContext, invitationId: string): Promise<readonly OpenTeamInvitation[]> {
    const { division } = context;
    const expiresAt = this.expiry();
    return this.execute(context, {
      type: 'SendInvitationAgain',
      division,
      invitationId,
      expiresAt,
    });
  }

  withdraw(context: CommandContext, invitationId: string): Promise<readonly OpenTeamInvitation[]> {
    const { division } = context;
    return this.execute(context, { type: 'WithdrawInvitation', division, invitationId });
  }

  private async execute(
    context: CommandContext,
    command: TeamInvitationCommand,
  ): Promise<readonly OpenTeamInvitation[]> {
    await this.commands.handle(context, teamInvitationDecider, command);
    return this.list(context);
  }

  private expiry(): string {
    return new Date(Date.parse(this.reader.now()) + lifetimeMs).toISOString();
  }
}
