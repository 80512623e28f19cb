import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Membership } from '../../platform/authorization/session.js';
import { currentCorrelationId } from '../../platform/tracing/correlation.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { Memberships } from '../accounts/index.js';
import { teamDecider } from './team.decider.js';
import { TeamQueries } from './team.queries.js';

const customerForm = /^customer:([1-9]\d{0,9})$/;

/** Adds memberships to new accounts and removes them on erasure. */
@Injectable()
export class StoreMemberships extends Memberships {
  constructor(
    private readonly commands: CommandHandler,
    private readonly team: TeamQueries,
  ) {
    super();
  }

  /** Existing memberships stay unchanged. */
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

  /**
   * Leaves all stores. Of two owners who leave at the same time one is refused. Throws LastOwner.
   */
  override async leave(by: Omit<CommandContext, 'division'>, customerId: number): Promise<void> {
    for (const division of await this.team.storesOf(customerId)) {
      const command = { type: 'LeaveTeam', division, customerId } as const;
      await this.commands.handle({ ...by, division }, teamDecider, command);
    }
  }

  /**
   * Removes a subject such as `customer:7` from every store, even if it is the last owner (GDPR
   * Article 17).
   */
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
