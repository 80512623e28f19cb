import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Membership } from '../../platform/authorization/session.js';
import { currentCorrelationId } from '../../platform/correlation.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { Memberships } from '../accounts/index.js';
import { teamDecider } from './team.decider.js';
import { TeamQueries } from './team.queries.js';

const customerForm = /^customer:([1-9]\d{0,9})$/;

/** Makes people members of stores when they get an account, and none of any when they are forgotten. */
@Injectable()
export class StoreMemberships extends Memberships {
  constructor(
    private readonly commands: CommandHandler,
    private readonly team: TeamQueries,
  ) {
    super();
  }

  /** Who belongs to a store already stays what they are. */
  override async add(
    by: Omit<CommandContext, 'division'>,
    customerId: number,
    memberships: readonly Membership[],
  ): Promise<void> {
    for (const membership of memberships) {
      const context = { ...by, division: membership.division };
      const command = { type: 'AddMember', customerId, ...membership } as const;
      await this.commands.handle(context, teamDecider, command);
    }
  }

  /** Of two owners who go at once one is refused. Throws LastOwner. */
  override async leave(by: Omit<CommandContext, 'division'>, customerId: number): Promise<void> {
    for (const division of await this.team.storesOf(customerId)) {
      const command = { type: 'LeaveTeam', division, customerId } as const;
      await this.commands.handle({ ...by, division }, teamDecider, command);
    }
  }

  /** GDPR Article 17: of `customer:7` in every store, also where they were the last owner. */
  async forget(subject: string): Promise<void> {
    const [, id] = customerForm.exec(subject) ?? [];
    if (id === undefined) return;
    const customerId = Number(id);
    const correlationId = currentCorrelationId() ?? randomUUID();
    for (const division of await this.team.storesOf(customerId)) {
      const context = { division, actor: 'system:erasure', correlationId };
      const command = { type: 'ForgetMember', division, customerId } as const;
      await this.commands.handle(context, teamDecider, command);
    }
  }
}
