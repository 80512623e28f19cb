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

/** Who asks for it, and as part of what. */
export type By = Omit<CommandContext, 'division'>;

/** Commands about accounts, which belong to the platform wherever they are given. */
@Injectable()
export class AccountCommands {
  constructor(
    private readonly commands: CommandHandler,
    private readonly clock: Clock,
  ) {}

  /** Throws what the decider refuses by. */
  handle(by: By, command: AccountCommand): Promise<Handled<Account, AccountEvent>> {
    return this.commands.handle({ ...by, division: platformDivision }, accountDecider, command);
  }

  /** As commands say it. */
  now(): string {
    return this.clock.now().toISOString();
  }
}
