import { Injectable } from '@nestjs/common';
import type { Login } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { actorOf, type Subject } from '../../../platform/authorization/session.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { SecondFactorCheck, type Proof } from '../second-factor/second-factor-check.service.js';
import type { CaptchaProof } from '../captcha/captcha.port.js';
import { PasswordCheck } from './password-check.service.js';
import { SessionChange } from '../sessions/session-change.http.js';

type Credentials = Pick<Login, 'email' | 'password'> & CaptchaProof & Proof;

/** Signs users in and out on the request's host; the request then carries the new session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly check: SecondFactorCheck,
    private readonly change: SessionChange,
    private readonly live: LiveSessions,
  ) {}

  /**
   * Returns the account whose second factor is still required, or null once signed in. Throws
   * SignInRefused for every wrong password, AuthenticationCodeRefused and RecoveryCodeRefused for a
   * code, SignInDelayed after too many attempts, and the captcha errors.
   */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, password, v3captchaToken, v2captchaToken, ...proof }: Credentials,
  ): Promise<Subject | undefined> {
    const { facts, hostname: host, ip: address } = request;
    const origin = { tenant: facts.tenant, host, address };
    const login = { email, password, v3captchaToken, v2captchaToken };
    const subject = await this.passwords.subjectOf(login, origin);
    const isRequired = await this.check.isRequiredFor(subject);
    if (isRequired && !isGiven(proof)) return subject;
    // Accounts without a second factor have no recovery codes, but get the same error.
    if (isRequired || proof.recoveryCode !== undefined)
      await this.check.prove(commandContextOf(request), subject, proof);
    await this.change.arrive(request, reply, subject);
    return undefined;
  }

  /** Continues as a new visitor and drops the account's sockets in every process. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { session } = request.facts;
    await this.change.leave(request, reply);
    if (session.subject !== null) this.live.drop(actorOf(session));
  }
}

function isGiven({ twoFactorAuthCode, recoveryCode }: Proof): boolean {
  return twoFactorAuthCode !== undefined || recoveryCode !== undefined;
}
