import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { PresentPasswordWrong } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';
import { SecondFactorCheck, type Proof } from '../second-factor/second-factor-check.service.js';
import { isPassword } from '../sign-in/password.js';
import { SignInFailures } from '../sign-in/sign-in-failures.service.js';

/** What is dangerous in the hands of somebody who only found the browser open asks for the password first. */
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
   * Whoever has a second factor shows it as well, last of all: a code is taken once. Throws InvalidInput,
   * AuthenticationCodeRefused, RecoveryCodeRefused, and SignInDelayed after too many attempts.
   */
  async requireCode(context: CommandContext, subject: Subject, proof: Proof): Promise<void> {
    await this.factors.require(context, subject, proof);
  }
}
