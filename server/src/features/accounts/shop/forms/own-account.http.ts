import { Injectable } from '@nestjs/common';
import { ChangePassword } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../../platform/authorization/session.js';
import { commandContextOf } from '../../../../platform/http/request-facts.js';
import { Redirect } from '../../../../platform/redirect.js';
import { readForm } from '../../../storefront/index.js';
import { PasswordChanges } from '../../password-reset/password-changes.service.js';
import { AllSessions } from '../../sessions/all-sessions.service.js';
import { SessionChange } from '../../sessions/session-change.http.js';
import { accountDoor } from '../account.screen.js';

/** The account of whoever asks. All of it throws Redirect for who is not signed in. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly passwords: PasswordChanges,
    private readonly sessions: AllSessions,
    private readonly change: SessionChange,
  ) {}

  /** This browser gets a new session, and every other one ends. Throws InvalidInput and PresentPasswordWrong. */
  async changePassword(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const subject = subjectIn(request);
    const form = await readForm(ChangePassword, request.body);
    await this.passwords.change(commandContextOf(request), subject, form);
    const { gatePassed } = request.facts.session;
    await this.change.become(request, reply, { subject, gatePassed });
  }

  /** Here, too. */
  async leaveEverywhere(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.end(subjectIn(request));
    await this.change.leave(request, reply);
  }
}

function subjectIn({ facts: { session } }: FastifyRequest): Subject {
  if (session.subject === null) throw new Redirect(accountDoor);
  return session.subject;
}
