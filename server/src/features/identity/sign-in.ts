import { Injectable } from '@nestjs/common';
import type { Login } from '@selvedge/shared/identity/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { actorOf } from '../../platform/http/session.js';
import { SessionCookies, isSignedIn, visitorSession } from '../../platform/http/session-cookies.js';
import { LiveSessions } from '../../platform/live/live-sessions.js';
import { PasswordCheck } from './password-check.js';
import { Sessions } from './sessions.js';
import { SignInRefused } from './sign-in.errors.js';

/** Signs people in and out on the host they came to; the request carries the new session afterwards. */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
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
    const token = await this.sessions.rotate(facts, { subject, gatePassed });
    await this.enter(request, reply, token);
  }

  /** Afterwards the request is a new visitor's. Sockets of the person are cut, in every process. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { facts } = request;
    if (facts.token !== undefined && isSignedIn(facts.token)) await this.sessions.end(facts.token);
    if (facts.session.subject !== null) this.live.drop(actorOf(facts.session));
    facts.token = undefined;
    facts.session = visitorSession(undefined);
    this.cookies.ensure(request, reply);
  }

  private async enter(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const { facts } = request;
    const session = await this.sessions.find(token, facts.tenant);
    if (session === undefined) throw new SignInRefused();
    facts.token = token;
    facts.session = session;
    this.cookies.give(reply, token);
  }
}
