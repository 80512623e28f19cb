import { Injectable } from '@nestjs/common';
import { countRefusal, guardLoopPage } from '@selvedge/shared/permissions/guard-loop';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../../../platform/config/config.js';
import { isPage } from './visitor-country.http.js';

const name = 'guard-failures';

/**
 * Counts the redirects of a visitor by the guards of shop pages. A browser ends a chain of redirects
 * after about 20, so a cookie keeps the count while the visitor reloads (GRD-002).
 */
@Injectable()
export class GuardFailures {
  private readonly attributes;

  constructor({ NODE_ENV }: Config) {
    const secure = NODE_ENV === 'production';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** Resets the count; `count` overrides this on the same answer. */
  reset(request: FastifyRequest, reply: FastifyReply): void {
    if (request.cookies[name] === undefined || !isPage(request)) return;
    reply.clearCookie(name, this.attributes);
  }

  /** Counts a redirect. Returns its address, or that of the 404 page if it is part of a loop. */
  count(request: FastifyRequest, reply: FastifyReply, location: string): string {
    const refusals = countRefusal(request.cookies[name]);
    if (refusals === undefined) {
      reply.clearCookie(name, this.attributes);
      return guardLoopPage;
    }
    reply.setCookie(name, String(refusals), this.attributes);
    return location;
  }
}
