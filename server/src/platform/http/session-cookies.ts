import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../config/config.js';
import { CookieLine } from './cookie-line.js';
import {
  isSignedIn,
  isToken,
  newToken,
  sessionLifetimeMs,
  visitorSession,
} from '../authorization/session-token.js';

const csrfCookie = 'XSRF-TOKEN';

interface CookiePair {
  readonly session: CookieLine;
  readonly csrf: CookieLine;
}

function pairOf(name: string, secure: boolean, maxAge?: number): CookiePair {
  const common = { path: '/', sameSite: 'lax', secure, ...(maxAge && { maxAge }) } as const;
  return {
    session: new CookieLine(name, { ...common, httpOnly: true }),
    csrf: new CookieLine(csrfCookie, common),
  };
}

/**
 * Session cookie and the CSRF token bound to it. A visitor's token (`v.`) has no database row: it
 * only connects basket, CSRF token and visit, without a query.
 */
@Injectable()
export class SessionCookies {
  private readonly name: string;
  private readonly ofVisitor: CookiePair;
  private readonly ofSession: CookiePair;
  private readonly csrfKey: Buffer;

  constructor(config: Config) {
    const secure = config.NODE_ENV === 'production';
    // The prefix prevents a sibling subdomain from setting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = secure ? '__Host-selvedge' : 'selvedge-session';
    this.ofVisitor = pairOf(this.name, secure);
    this.ofSession = pairOf(this.name, secure, sessionLifetimeMs / 1_000);
    this.csrfKey = Buffer.from(hkdfSync('sha256', config.DATA_KEY, '', 'csrf', 32));
  }

  /** Token in a request's cookies; undefined if it is missing or invalid. */
  tokenIn(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
    const token = cookies[this.name];
    return token !== undefined && isToken(token) ? token : undefined;
  }

  /**
   * Sets both cookies. A signed-in session's cookies outlive the browser window, a visitor's do
   * not.
   */
  give(reply: FastifyReply, token: string): void {
    const { session, csrf } = isSignedIn(token) ? this.ofSession : this.ofVisitor;
    const given = [session.of(token), csrf.of(this.csrfTokenOf(token))];
    const before = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const others = before.filter((line) => !session.isSetBy(line) && !csrf.isSetBy(line));
    reply.removeHeader('set-cookie').header('set-cookie', [...others, ...given]);
  }

  /** Gives a visitor without a token a new one, so that the request's session has a visit id. */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const existing = request.facts.token;
    if (existing !== undefined) {
      if (request.cookies[csrfCookie] === undefined) this.give(reply, existing);
      return existing;
    }
    const token = newToken('v');
    this.give(reply, token);
    request.facts.token = token;
    request.facts.session = visitorSession(token);
    return token;
  }

  csrfTokenOf(token: string): string {
    return createHmac('sha256', this.csrfKey).update(token).digest('base64url');
  }

  isCsrfTokenOf(token: string, given: string): boolean {
    const expected = Buffer.from(this.csrfTokenOf(token));
    const actual = Buffer.from(given);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}
