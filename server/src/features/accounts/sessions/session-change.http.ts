import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../platform/authorization/session.js';
import { isSignedIn, visitorSession } from '../../../platform/authorization/session-token.js';
import { SessionCookies } from '../../../platform/http/session-cookies.js';
import { Confirmations } from './confirmations.service.js';
import { AllSessions } from './all-sessions.service.js';
import { deviceOf } from './device.js';
import { Sessions } from './sessions.service.js';
import { SignInRefused } from '../sign-in-failures/sign-in.errors.js';

/** Replaces the session of a request. */
@Injectable()
export class SessionChange {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
    private readonly confirmations: Confirmations,
    private readonly all: AllSessions,
  ) {}

  /**
   * Sets the new session on the request and the cookie. Throws SignInRefused if the account no
   * longer exists.
   */
  async replace(
    request: FastifyRequest,
    reply: FastifyReply,
    who: { readonly subject: Subject | null; readonly gatePassed: boolean },
  ): Promise<void> {
    const { facts, headers, ip } = request;
    const from = deviceOf(headers['user-agent'], ip);
    const token = await this.sessions.rotate(facts, { ...who, from });
    const session = await this.sessions.find(token, facts.tenant);
    if (session === undefined) throw new SignInRefused();
    facts.token = token;
    facts.session = session;
    this.cookies.give(reply, token);
  }

  /**
   * Starts a session for a user who has just authenticated; this also counts as a password
   * confirmation (IDN-006).
   */
  async arrive(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<void> {
    const { gatePassed } = request.facts.session;
    await this.replace(request, reply, { subject, gatePassed });
    if (request.facts.token !== undefined) await this.confirmations.confirm(request.facts.token);
  }

  /**
   * As `arrive`, for a user who was already signed in; also reconnects the sockets, so that they
   * authenticate again.
   */
  async arriveAndReconnect(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: Subject,
  ): Promise<void> {
    await this.arrive(request, reply, subject);
    this.all.reconnectSockets(subject);
  }

  /** As `arrive`, and ends all other sessions of the account. */
  async renew(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<void> {
    await this.all.end(subject);
    await this.arrive(request, reply, subject);
  }

  /** Ends the session; the request continues as a new visitor. */
  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { facts } = request;
    if (facts.token !== undefined && isSignedIn(facts.token)) await this.sessions.end(facts.token);
    facts.token = undefined;
    facts.session = visitorSession(undefined);
    this.cookies.ensure(request, reply);
  }
}
