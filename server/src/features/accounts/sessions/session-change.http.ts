import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../platform/authorization/session.js';
import { isSignedIn, visitorSession } from '../../../platform/authorization/session-token.js';
import { SessionCookies } from '../../../platform/http/session-cookies.js';
import { Confirmations } from '../confirmation/confirmations.service.js';
import { AllSessions } from './all-sessions.service.js';
import { deviceOf } from './device.js';
import { Sessions } from './sessions.service.js';
import { SignInRefused } from '../sign-in/sign-in.errors.js';

/** Gives a request another session, in place of the one that it came with. */
@Injectable()
export class SessionChange {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
    private readonly confirmations: Confirmations,
    private readonly all: AllSessions,
  ) {}

  /** The request and the cookie carry the new session afterwards. Throws SignInRefused for a person who is no more. */
  async become(
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

  /** Of somebody who has just shown that it is them, and is not asked again for a while (IDN-006). */
  async arrive(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<void> {
    const { gatePassed } = request.facts.session;
    await this.become(request, reply, { subject, gatePassed });
    if (request.facts.token !== undefined) await this.confirmations.confirm(request.facts.token);
  }

  /** The same of who was here before: sockets that this browser has open say anew who they are. */
  async arriveAgain(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<void> {
    await this.arrive(request, reply, subject);
    this.all.reconnectSockets(subject);
  }

  /** As they arrive, and every other session of theirs is over. */
  async renew(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<void> {
    await this.all.end(subject);
    await this.arrive(request, reply, subject);
  }

  /** The session is over; afterwards the request is a new visitor's. */
  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { facts } = request;
    if (facts.token !== undefined && isSignedIn(facts.token)) await this.sessions.end(facts.token);
    facts.token = undefined;
    facts.session = visitorSession(undefined);
    this.cookies.ensure(request, reply);
  }
}
