import { Injectable } from '@nestjs/common';
import type { ChangePassword } from '@selvedge/shared/accounts/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands } from '../account-commands.service.js';
import { AccountsQueries } from '../accounts.queries.js';
import { hashPassword } from '../sign-in/password.js';
import { NewPasswords } from './new-passwords.service.js';
import { PresentPassword } from './present-password.service.js';

/** Changes a password, given the old one. */
@Injectable()
export class PasswordChanges {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly commands: AccountCommands,
    private readonly present: PresentPassword,
    private readonly passwords: NewPasswords,
  ) {}

  /**
   * Ends all sessions of the account. Throws PresentPasswordWrong, InvalidInput, the errors of a
   * refused code, and SignInDelayed after too many attempts.
   */
  async change(context: CommandContext, subject: Subject, form: ChangePassword): Promise<void> {
    await this.present.require(subject, form.current_password);
    await this.passwords.refuse(subject, form.password);
    await this.present.requireCode(context, subject, form);
    const passwordHash = await hashPassword(form.password);
    const { kind, id } = subject;
    const { division: shop } = context;
    await this.commands.handle(context, { type: 'ChangePassword', kind, id, shop });
    await this.passwords.set(subject, passwordHash);
  }
}
