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

/** Who somebody says they are, and what shows it. */
type Credentials = Pick<Login, 'email' | 'password'> & CaptchaProof & Proof;

/** Signs people in and out on the host they came to; the request carries the new session afterwards. */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly check: SecondFactorCheck,
    private readonly change: SessionChange,
    private readonly live: LiveSessions,
  ) {}

  /**
   * Answers whose second factor is asked for as well; nobody's once they are signed in. Throws SignInRefused
   * for whatever reason the password fails, AuthenticationCodeRefused and RecoveryCodeRefused for a code, and
   * SignInDelayed when an attempt comes too early; and what the captcha throws.
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
    // Who has none has no recovery codes either, and is told what everybody is.
    if (isRequired || proof.recoveryCode !== undefined)
      await this.check.prove(commandContextOf(request), subject, proof);
    await this.change.arrive(request, reply, subject);
    return undefined;
  }

  /** Afterwards the request is a new visitor's. Sockets of the person are cut, in every process. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { session } = request.facts;
    await this.change.leave(request, reply);
    if (session.subject !== null) this.live.drop(actorOf(session));
  }
}

function isGiven({ twoFactorAuthCode, recoveryCode }: Proof): boolean {
  return twoFactorAuthCode !== undefined || recoveryCode !== undefined;
}
