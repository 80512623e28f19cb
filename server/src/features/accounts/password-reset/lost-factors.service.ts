import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { PasswordResets } from './password-resets.service.js';

/** Recovers accounts whose owner has lost both phone and recovery codes. */
@Injectable()
export class LostFactors {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passwords: PasswordResets,
  ) {}

  /**
   * Removes the second factor and mails a link for a new password: the old one would now be enough
   * to sign in. Returns false, and changes nothing, if there was no factor.
   */
  async replace(context: CommandContext, subject: Subject): Promise<boolean> {
    if (!(await this.factors.reset(context, subject, context.division))) return false;
    await this.passwords.demand(context, subject);
    return true;
  }
}
