import { Injectable } from '@nestjs/common';
import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import type { TeamMember } from '@selvedge/shared/team/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LiveSessions } from '../../platform/live/live-sessions.js';
import type { TeamCommand } from './team.commands.js';
import { teamDecider } from './team.decider.js';
import { TeamQueries } from './team.queries.js';

/** Changes teams. A change takes effect at once and closes the sockets of those it restricts. */
@Injectable()
export class TeamService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly team: TeamQueries,
    private readonly sessions: LiveSessions,
  ) {}

  list(division: number): Promise<readonly TeamMember[]> {
    return this.team.ofStore(division);
  }

  change(
    context: CommandContext,
    customerId: number,
    permissions: readonly DashboardPermission[],
  ): Promise<readonly TeamMember[]> {
    const { division, actor: by } = context;
    return this.execute(context, {
      type: 'ChangePermissions',
      ...{ division, by, customerId, permissions },
    });
  }

  /** Adds an owner. Throws MemberNotFound and PermissionNotHeld. */
  shareOwnership(context: CommandContext, customerId: number): Promise<readonly TeamMember[]> {
    const { division, actor: by } = context;
    return this.execute(context, { type: 'ShareOwnership', division, by, customerId });
  }

  /** Transfers ownership. Throws MemberNotFound and PermissionNotHeld. */
  giveOwnership(
    context: CommandContext,
    from: number,
    customerId: number,
  ): Promise<readonly TeamMember[]> {
    const { division, actor: by } = context;
    return this.execute(context, { type: 'GiveOwnership', division, by, from, customerId });
  }

  remove(context: CommandContext, customerId: number): Promise<readonly TeamMember[]> {
    const { division, actor: by } = context;
    return this.execute(context, { type: 'RemoveMember', division, by, customerId });
  }

  private async execute(
    context: CommandContext,
    command: TeamCommand,
  ): Promise<readonly TeamMember[]> {
    const { events } = await this.commands.handle(context, teamDecider, command);
    for (const { event } of events) {
      this.sessions.drop(`customer:${String(event.customerId)}`);
      if (event.type === 'OwnershipGiven') this.sessions.drop(`customer:${String(event.from)}`);
    }
    return this.list(context.division);
  }
}
