import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { StaffRights } from '../accounts/index.js';
import type { CustomerFileCommand } from './customer-file.commands.js';
import { customerFileDecider } from './customer-file.decider.js';

/** What staff say about customers goes into the log of the platform. */
@Injectable()
export class CustomerWriting {
  constructor(
    private readonly commands: CommandHandler,
    private readonly rights: StaffRights,
  ) {}

  /** ATL-011: throws Muted for who may not say anything, and what the decider refuses. */
  async write(context: CommandContext, command: CustomerFileCommand): Promise<void> {
    if (command.type === 'WriteCustomerNote') await this.rights.refuseMuted(context.actor);
    const at = { ...context, division: platformDivision };
    await this.commands.handle(at, customerFileDecider, command);
  }
}
