import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands, AllSessions, Memberships } from '../../accounts/index.js';
import { AccountOfStaff } from './account-deletion.errors.js';
import { Ties } from './ties.service.js';

/** GDPR Article 17: somebody wants nothing to be left of their account. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly commands: AccountCommands,
    private readonly sessions: AllSessions,
    private readonly memberships: Memberships,
    private readonly ties: Ties,
  ) {}

  /**
   * The rest follows from the event, however often the server stops. Before it everything can be asked
   * for again. Throws AccountOfStaff, OnlyOwner, OrderUnderWay, and LastOwner of two who go at once.
   */
  async ask(context: CommandContext, { kind, id }: Subject): Promise<void> {
    if (kind === 'staff') throw new AccountOfStaff();
    await this.ties.refuse(id);
    await this.memberships.leave(context, id);
    await this.commands.handle(context, { type: 'AskDeletion', kind, id, shop: context.division });
    await this.sessions.end({ kind, id });
  }
}
