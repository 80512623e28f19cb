import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands } from '../account-commands.service.js';
import { RecoveryCodeRefused } from './second-factor.errors.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { SecondFactorSecrets } from './second-factor-secrets.service.js';

@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly secrets: SecondFactorSecrets,
    private readonly commands: AccountCommands,
  ) {}

  /**
   * Consumes the code; of two concurrent uses one is refused. Throws RecoveryCodeRefused, also
   * without a second factor.
   */
  async use(context: CommandContext, subject: Subject, typed: string): Promise<void> {
    const row = await this.queries.of(subject);
    const number = row && this.secrets.numberOf(subject, row.batch, typed);
    if (row === undefined || number === undefined) throw new RecoveryCodeRefused();
    const { batch } = row;
    const { division: shop } = context;
    const use = { type: 'UseRecoveryCode', ...subject, batch, number, shop } as const;
    await this.commands.handle(context, use);
  }

  /** Replaces the recovery codes; the new ones are never shown again. Throws NoSecondFactor. */
  async issue(context: CommandContext, subject: Subject): Promise<readonly string[]> {
    const batch = randomUUID();
    const { division: shop } = context;
    await this.commands.handle(context, { type: 'IssueRecoveryCodes', ...subject, batch, shop });
    return this.secrets.recoveryCodes(subject, batch);
  }
}
