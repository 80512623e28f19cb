import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../platform/authorization/session.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { SessionCookies } from '../../../platform/http/session-cookies.js';
import { SecondFactorCheck, type Proof } from '../second-factor/second-factor-check.service.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { PendingSignIns, pendingLivesMs } from './pending-sign-ins.service.js';
import { NoPendingSignIn } from '../sign-in-failures/sign-in.errors.js';

/** Second step of a sign-in without JavaScript. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly pending: PendingSignIns,
    private readonly check: SecondFactorCheck,
    private readonly change: SessionChange,
    private readonly cookies: SessionCookies,
  ) {}

  /** Lets only this browser enter a code, for a limited time. */
  async begin(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<void> {
    const token = this.cookies.ensure(request, reply);
    const id = await this.pending.begin(token, request.facts.tenant, subject);
    const { name, secure } = this.pending.cookie;
    reply.setCookie(name, id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: pendingLivesMs / 1_000,
    });
  }

  /**
   * Signs in. Throws NoPendingSignIn if no sign-in is pending in this browser,
   * AuthenticationCodeRefused, RecoveryCodeRefused, and SignInDelayed after too many attempts.
   */
  async complete(request: FastifyRequest, reply: FastifyReply, proof: Proof): Promise<void> {
    const { cookies, facts } = request;
    const browser = { cookies, token: facts.token };
    const { division } = facts.tenant;
    const subject = await this.pending.subjectIn(browser, division);
    if (subject === undefined) throw new NoPendingSignIn();
    await this.check.prove(commandContextOf(request), subject, proof);
    if (!(await this.pending.finish(browser, division))) throw new NoPendingSignIn();
    await this.change.arrive(request, reply, subject);
    const { name, secure } = this.pending.cookie;
    reply.clearCookie(name, { path: '/', secure });
  }
}
