import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { PasswordResets } from './password-resets.service.js';

/** Helps who has lost their phone and their recovery codes. */
@Injectable()
export class LostFactors {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passwords: PasswordResets,
  ) {}

  /**
   * The second factor is gone, and a mail leads to a new password, since the one they have would let in whoever
   * knows it. False where there was no factor, and then nothing is changed.
   */
  async replace(context: CommandContext, subject: Subject): Promise<boolean> {
    if (!(await this.factors.reset(context, subject, context.division))) return false;
    await this.passwords.demand(context, subject);
    return true;
  }
}
