import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SessionDirectory, type Session } from '../authorization/session.js';
import { isSignedIn } from '../authorization/session-token.js';
import { GuestDataTransfer } from './guest-data-transfer.js';
import { isPublicFile } from './public-file.js';
import { SessionCookies } from './session-cookies.js';

/** Finds the session of a call, and transfers the guest data that belongs to it. */
@Injectable()
export class SessionEntry {
  constructor(
    private readonly sessions: SessionDirectory,
    private readonly cookies: SessionCookies,
    private readonly belongings: GuestDataTransfer,
  ) {}

  async enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { token } = request.facts;
    if (token === undefined || !isSignedIn(token)) return;
    const session = await this.find(token, request);
    if (session === undefined) return;
    request.facts.session = session;
    // The steps below may set cookies, which the answer of a public file must not contain.
    if (isPublicFile(request)) return;
    if (session.isExtended) this.cookies.give(reply, token);
    if (session.subject !== null) await this.belongings.transfer(request, reply);
  }

  /**
   * A public file does not extend the session, because its cookie could not be extended with it.
   */
  private find(token: string, request: FastifyRequest): Promise<Session | undefined> {
    const { tenant } = request.facts;
    return isPublicFile(request)
      ? this.sessions.named(this.sessions.nameOf(token), tenant)
      : this.sessions.find(token, tenant);
  }
}
