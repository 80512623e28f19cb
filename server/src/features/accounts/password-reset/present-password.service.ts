import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { PresentPasswordWrong } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';
import { SecondFactorCheck, type Proof } from '../second-factor/second-factor-check.service.js';
import { isPassword } from '../sign-in/password.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';

/** Requires the current password for actions that are dangerous on an unattended browser. */
@Injectable()
export class PresentPassword {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly failures: SignInFailures,
    private readonly factors: SecondFactorCheck,
  ) {}

  /** Throws PresentPasswordWrong, and SignInDelayed after too many attempts. */
  async require(subject: Subject, password: string): Promise<void> {
    const counter = `password of ${subject.kind}:${subject.id}`;
    await this.failures.attempt(counter, '');
    const present = await this.accounts.passwordHash(subject);
    if (!(await isPassword(password, present))) throw new PresentPasswordWrong();
    await this.failures.succeeded(counter, '');
  }

  /**
   * Requires a code as well if the account has a second factor. Call it last, since a code can be
   * used only once. Throws InvalidInput, AuthenticationCodeRefused, RecoveryCodeRefused, and
   * SignInDelayed after too many attempts.
   */
  async requireCode(context: CommandContext, subject: Subject, proof: Proof): Promise<void> {
    await this.factors.require(context, subject, proof);
  }
}
