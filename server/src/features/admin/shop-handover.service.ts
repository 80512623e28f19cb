import { Injectable } from '@nestjs/common';

import { Accounts, PeopleQueries } from '../accounts/index.js';
import { teamDecider } from '../team/index.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { LiveSessions } from '../../platform/live/live-sessions.js';
import { NoSuchCustomer } from './admin.errors.js';

/** Transfers a shop to another owner without its current owner. */
@Injectable()
export class ShopHandover {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: PeopleQueries,
    private readonly commands: CommandHandler,
    private readonly live: LiveSessions,
  ) {}

  /** Previous owners stay members with all permissions. Throws NoSuchCustomer. */
  async give(context: CommandContext, email: string): Promise<void> {
    const { division, actor: by } = context;
    const heir = await this.accounts.customerOf(email);
    if (heir === undefined) throw new NoSuchCustomer();
    const customerId = heir.id;
    const team = await this.people.ofStore(division);
    const owners = team.filter(({ role }) => role === 'owner').map(({ id }) => idOf(id));
    if (!team.some(({ id }) => idOf(id) === customerId)) {
      const added = { role: owners.length === 0 ? 'owner' : 'member', permissions: [] } as const;
      const member = { type: 'AddMember', division, customerId, ...added } as const;
      await this.commands.handle(context, teamDecider, member);
    }
    for (const from of owners) {
      const given = { type: 'GiveOwnership', division, by, from, customerId } as const;
      await this.commands.handle(context, teamDecider, given);
      this.live.drop(`customer:${String(from)}`);
    }
    this.live.drop(`customer:${String(customerId)}`);
  }
}

/** Parses an actor such as `customer:7`. */
function idOf(actor: string): number {
  return Number(actor.slice('customer:'.length));
}
