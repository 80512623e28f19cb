import { Injectable } from '@nestjs/common';
import type { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { AccountsQueries } from '../accounts.queries.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';
import { subjectIn } from '../second-factor/own-second-factor.http.js';
import { isPassword } from '../sign-in/password.js';
import { SignInFailures } from '../sign-in/sign-in-failures.service.js';
import { PasswordNotTheirs } from './confirmation.errors.js';
import { Confirmations } from './confirmations.service.js';

/** IDN-006: somebody who is signed in shows again that it is them. */
@Injectable()
export class PasswordConfirmations {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly check: SecondFactorCheck,
    private readonly failures: SignInFailures,
    private readonly confirmations: Confirmations,
  ) {}

  /**
   * Whether that was all; a code is asked for as well where not. Throws NoSuchAccount, PasswordNotTheirs,
   * AuthenticationCodeRefused, RecoveryCodeRefused, and SignInDelayed after too many attempts.
   */
  async confirm(
    request: FastifyRequest,
    { password, twoFactorAuthCode, recoveryCode }: PasswordConfirmation,
  ): Promise<boolean> {
    const subject = subjectIn(request);
    const counter = `password of ${subject.kind}:${subject.id}`;
    await this.failures.attempt(counter, '');
    const hash = await this.accounts.passwordHash(subject);
    if (!(await isPassword(password, hash))) throw new PasswordNotTheirs();
    await this.failures.succeeded(counter, '');
    if (await this.check.isAskedOf(subject)) {
      if (twoFactorAuthCode === undefined && recoveryCode === undefined) return false;
      const proof = { twoFactorAuthCode, recoveryCode };
      await this.check.prove(commandContextOf(request), subject, proof);
    }
    if (request.facts.token !== undefined) await this.confirmations.confirm(request.facts.token);
    return true;
  }
}
