import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { currentCorrelationId } from '../../../platform/tracing/correlation.js';
import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { accountAddressDecider } from '../account-address.decider.js';
import { accountDecider } from '../account.decider.js';
import { AccountsQueries } from '../accounts.queries.js';

const customerForm = /^customer:([1-9]\d{0,9})$/;

/** Closes the account of an erased customer. Staff accounts are not erased. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly commands: CommandHandler,
    private readonly live: LiveSessions,
  ) {}

  /** Closes the account of `customer:7` and deletes its data. No-op for other subjects. */
  async erase(subject: string): Promise<void> {
    const [, id] = customerForm.exec(subject) ?? [];
    if (id === undefined) return;
    await this.close(Number(id));
    await this.accounts.forget({ kind: 'customer', id: Number(id) });
    this.live.drop(subject);
  }

  /** Releases the address. If interrupted, a repeated erasure completes it. */
  private async close(id: number): Promise<void> {
    const correlationId = currentCorrelationId() ?? randomUUID();
    const context = { division: platformDivision, actor: 'system:erasure', correlationId };
    const subject = { kind: 'customer', id } as const;
    const { state } = await this.commands.handle(context, accountDecider, {
      type: 'CloseAccount',
      ...subject,
    });
    if (state.stage === 'none') return;
    const { address } = state;
    const release = { type: 'ReleaseAddress', ...subject, address } as const;
    await this.commands.handle(context, accountAddressDecider, release);
  }
}
