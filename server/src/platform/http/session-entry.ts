import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SessionDirectory } from '../authorization/session.js';
import { isSignedIn } from '../authorization/session-token.js';
import { GuestBelongings } from './guest-belongings.js';
import { SessionCookies } from './session-cookies.js';

/** Finds out whose session a call brings, and what of a guest's goes along with it. */
@Injectable()
export class SessionEntry {
  constructor(
    private readonly sessions: SessionDirectory,
    private readonly cookies: SessionCookies,
    private readonly belongings: GuestBelongings,
  ) {}

  async enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { facts } = request;
    if (facts.token === undefined || !isSignedIn(facts.token)) return;
    const session = await this.sessions.find(facts.token, facts.tenant);
    if (session === undefined) return;
    facts.session = session;
    if (session.isExtended) this.cookies.give(reply, facts.token);
    if (session.subject !== null) await this.belongings.takeAlong(request, reply);
  }
}
