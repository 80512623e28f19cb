import { Injectable } from '@nestjs/common';
import type { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { AccountsQueries } from '../accounts.queries.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';
import { subjectIn } from '../second-factor/own-second-factor.http.js';
import { isPassword } from '../sign-in/password.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { PasswordNotTheirs } from '../sessions/confirmation.errors.js';

/** Confirms the password of a signed-in user (IDN-006). */
@Injectable()
export class PasswordConfirmations {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly check: SecondFactorCheck,
    private readonly failures: SignInFailures,
    private readonly change: SessionChange,
  ) {}

  /**
   * Returns whether the confirmation is complete; false means that a code is required as well.
   * Replaces the session token, so that a stolen one becomes invalid. Throws NoSuchAccount,
   * PasswordNotTheirs, AuthenticationCodeRefused, RecoveryCodeRefused, and SignInDelayed after too
   * many attempts.
   */
  async confirm(
    request: FastifyRequest,
    reply: FastifyReply,
    { password, twoFactorAuthCode, recoveryCode }: PasswordConfirmation,
  ): Promise<boolean> {
    const subject = subjectIn(request);
    const counter = `password of ${subject.kind}:${subject.id}`;
    await this.failures.attempt(counter, '');
    const hash = await this.accounts.passwordHash(subject);
    if (!(await isPassword(password, hash))) throw new PasswordNotTheirs();
    await this.failures.succeeded(counter, '');
    if (await this.check.isRequiredFor(subject)) {
      if (twoFactorAuthCode === undefined && recoveryCode === undefined) return false;
      const proof = { twoFactorAuthCode, recoveryCode };
      await this.check.prove(commandContextOf(request), subject, proof);
    }
    await this.change.arriveAndReconnect(request, reply, subject);
    return true;
  }
}
