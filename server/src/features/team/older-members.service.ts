import { Injectable, type OnModuleInit } from '@nestjs/common';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { OlderMembersQueries } from './older-members.queries.js';
import { teamDecider } from './team.decider.js';

/**
 * Records an event for each membership that predates the event log, when the server starts.
 * Simultaneous starts record it once, because adding an existing member is a no-op.
 */
@Injectable()
export class OlderMembers implements OnModuleInit {
  constructor(
    private readonly members: OlderMembersQueries,
    private readonly commands: CommandHandler,
  ) {}

  async onModuleInit(): Promise<void> {
    const found = await this.members.list();
    for (const { since: occurredAt, ...member } of found) {
      const by = { actor: 'system:team', correlationId: 'older-members', occurredAt };
      const context = { ...by, division: member.division };
      await this.commands.handle(context, teamDecider, { type: 'AddMember', ...member });
    }
    if (found.length > 0) await this.members.clear();
  }
}
