import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CsrfTokenInvalid } from './http.errors.js';
import { SessionCookies } from './session-cookies.js';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site request forgery. A call must send the value of the cookie
 * `XSRF-TOKEN` in a header. A plain form post, which cannot hold a token on a cached page, must
 * come from this origin.
 */
@Injectable()
export class CsrfCheck {
  constructor(private readonly cookies: SessionCookies) {}

  /**
   * Throws CsrfTokenInvalid, with fresh cookies on the answer, so that a legitimate client can
   * retry.
   */
  require(request: FastifyRequest, reply: FastifyReply): void {
    if (readingMethods.has(request.method) || this.bringsToken(request)) return;
    if (isFormPost(request) && isSameOrigin(request)) return;
    this.cookies.give(reply, this.cookies.ensure(request, reply));
    throw new CsrfTokenInvalid();
  }

  private bringsToken({ headers, facts }: FastifyRequest): boolean {
    const given = headers['x-xsrf-token'] ?? headers['x-csrf-token'];
    if (typeof given !== 'string' || facts.token === undefined) return false;
    return this.cookies.isCsrfTokenOf(facts.token, given);
  }
}

function isFormPost({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/** Trusts `Sec-Fetch-Site`; older browsers without it are checked by `Origin`. */
export function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && isOriginOf(headers.origin, host);
}

/**
 * Whether an `Origin` matches this `Host`; a host without port is behind a proxy and matches any
 * port.
 */
function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host: originHost, hostname } = new URL(origin);
  const own = host.toLowerCase();
  return own === originHost || own === hostname;
}
