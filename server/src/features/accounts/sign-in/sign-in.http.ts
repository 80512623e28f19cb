import { Injectable } from '@nestjs/common';
import type { Login } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { actorOf } from '../../../platform/authorization/session.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { PasswordCheck } from './password-check.service.js';
import { SessionChange } from '../sessions/session-change.http.js';

/** Signs people in and out on the host they came to; the request carries the new session afterwards. */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly change: SessionChange,
    private readonly live: LiveSessions,
  ) {}

  /** Throws SignInRefused for whatever reason it fails, and SignInDelayed when it comes too early. */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    login: Pick<Login, 'email' | 'password'>,
  ): Promise<void> {
    const { facts, ip: address } = request;
    const subject = await this.passwords.subjectOf(login, { tenant: facts.tenant, address });
    const { gatePassed } = facts.session;
    await this.change.become(request, reply, { subject, gatePassed });
  }

  /** Afterwards the request is a new visitor's. Sockets of the person are cut, in every process. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { session } = request.facts;
    await this.change.leave(request, reply);
    if (session.subject !== null) this.live.drop(actorOf(session));
  }
}
