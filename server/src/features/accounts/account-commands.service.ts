import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { Clock } from '../../platform/clock.js';
import {
  CommandHandler,
  type CommandContext,
  type Handled,
} from '../../platform/event-log/commands/command-handler.js';
import type { AccountCommand } from './account.commands.js';
import { accountDecider, type Account } from './account.decider.js';
import type { AccountEvent } from './account.events.js';

/** Actor and correlation of an account command. */
export type By = Omit<CommandContext, 'division'>;

/** Runs account commands. Their events always belong to the platform division. */
@Injectable()
export class AccountCommands {
  constructor(
    private readonly commands: CommandHandler,
    private readonly clock: Clock,
  ) {}

  /** Throws the errors of the decider. */
  handle(by: By, command: AccountCommand): Promise<Handled<Account, AccountEvent>> {
    return this.commands.handle({ ...by, division: platformDivision }, accountDecider, command);
  }

  /** Returns the current time in ISO 8601, the format of times in commands. */
  now(): string {
    return this.clock.now().toISOString();
  }
}
