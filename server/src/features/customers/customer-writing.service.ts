import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { StaffRights } from '../accounts/index.js';
import type { CustomerFileCommand } from './customer-file.commands.js';
import { customerFileDecider } from './customer-file.decider.js';
import { CustomerNoteOfAnother } from './customer-file.errors.js';
import { CustomerFiles } from './customer-files.service.js';

@Injectable()
export class CustomerWriting {
  constructor(
    private readonly commands: CommandHandler,
    private readonly rights: StaffRights,
    private readonly files: CustomerFiles,
  ) {}

  /**
   * Throws Muted for muted staff, CustomerNoteOfAnother, and the errors of the decider (ATL-011).
   * The author of a note never changes, so it can be checked beforehand.
   */
  async write(context: CommandContext, command: CustomerFileCommand): Promise<void> {
    if (command.type === 'WriteCustomerNote') await this.rights.refuseMuted(context.actor);
    if (command.type === 'DeleteCustomerNote') {
      const writer = await this.files.authorOf(command.customerId, command.noteId);
      if (writer !== undefined && writer !== context.actor) throw new CustomerNoteOfAnother();
    }
    const at = { ...context, division: platformDivision };
    await this.commands.handle(at, customerFileDecider, command);
  }
}
