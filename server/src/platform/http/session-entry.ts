import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SessionDirectory, type Session } from '../authorization/session.js';
import { isSignedIn } from '../authorization/session-token.js';
import { GuestBelongings } from './guest-belongings.js';
import { isPublicFile } from './public-file.js';
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
    const { token } = request.facts;
    if (token === undefined || !isSignedIn(token)) return;
    const session = await this.find(token, request);
    if (session === undefined) return;
    request.facts.session = session;
    // Both may set cookies, which the answer could not carry.
    if (isPublicFile(request)) return;
    if (session.isExtended) this.cookies.give(reply, token);
    if (session.subject !== null) await this.belongings.takeAlong(request, reply);
  }

  /** A public file does not extend the session: its end and that of its cookie move together. */
  private find(token: string, request: FastifyRequest): Promise<Session | undefined> {
    const { tenant } = request.facts;
    return isPublicFile(request)
      ? this.sessions.named(this.sessions.nameOf(token), tenant)
      : this.sessions.find(token, tenant);
  }
}
