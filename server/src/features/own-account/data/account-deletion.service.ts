import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands, AllSessions, Memberships } from '../../accounts/index.js';
import { AccountOfStaff } from './account-deletion.errors.js';
import { DeletionGuard } from './deletion-guard.service.js';

/** Deletes accounts at the request of their holders (GDPR Article 17). */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly commands: AccountCommands,
    private readonly sessions: AllSessions,
    private readonly memberships: Memberships,
    private readonly ties: DeletionGuard,
  ) {}

  /**
   * Requests the deletion; the reactor completes it even after a crash. A call that failed before
   * the event can be repeated. Throws AccountOfStaff, OnlyOwner, OrderUnderWay, and LastOwner if
   * the last two owners leave concurrently.
   */
  async ask(context: CommandContext, { kind, id }: Subject): Promise<void> {
    if (kind === 'staff') throw new AccountOfStaff();
    await this.ties.assertDeletable(id);
    await this.memberships.leave(context, id);
    await this.commands.handle(context, { type: 'AskDeletion', kind, id, shop: context.division });
    await this.sessions.end({ kind, id });
  }
}
