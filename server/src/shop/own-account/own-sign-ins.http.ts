import { Injectable } from '@nestjs/common';
import { ChangePassword } from '@selvedge/shared/accounts/contract';
import { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import { EndSession } from '@selvedge/shared/own-account/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { commandContextOf } from '../../platform/http/request-facts.js';
import { AllSessions, PasswordChanges, SessionChange } from '../../features/accounts/index.js';
import { readForm } from '../../features/storefront/index.js';
import { subjectIn } from './own-account.http.js';
import { OwnTwoFactor } from './own-two-factor.http.js';

const page = '/account/security/';

/**
 * Password and sessions of the signed-in person. All methods throw Redirect for visitors who are
 * not signed in.
 */
@Injectable()
export class OwnSignIns {
  constructor(
    private readonly passwords: PasswordChanges,
    private readonly sessions: AllSessions,
    private readonly change: SessionChange,
    private readonly factor: OwnTwoFactor,
  ) {}

  /**
   * Changes the password, renews this session and ends all others. Throws InvalidInput and
   * PresentPasswordWrong.
   */
  async changePassword(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const subject = subjectIn(request, page);
    const form = await readForm(ChangePassword, request.body);
    await this.passwords.change(commandContextOf(request), subject, form);
    const { gatePassed } = request.facts.session;
    await this.change.replace(request, reply, { subject, gatePassed });
  }

  /** Ends one of the person's sessions. Throws InvalidInput and errors of the confirmation. */
  async endOne(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const subject = subjectIn(request, page);
    const { session, ...form } = await readForm(EndSession, request.body);
    await this.factor.confirm(request, reply, form);
    await this.sessions.endOne(subject, session);
  }

  /** Ends all sessions, including this one. Throws InvalidInput and errors of the confirmation. */
  async leaveEverywhere(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const subject = subjectIn(request, page);
    await this.factor.confirm(request, reply, await readForm(PasswordConfirmation, request.body));
    await this.sessions.end(subject);
    await this.change.leave(request, reply);
  }
}
