import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SessionCookies } from '../../../platform/http/session-cookies.js';
import { isPage } from './visitor-country.http.js';

/**
 * BSK-015: a visit has its name before anything can be put into a basket. What a browser then begins twice
 * at once, by two forms or in two tabs, is one; without script too.
 */
@Injectable()
export class VisitorToken {
  constructor(private readonly cookies: SessionCookies) {}

  /** On the answer alone: a page that is kept for everybody holds none of it. */
  give(request: FastifyRequest, reply: FastifyReply): void {
    if (isPage(request) && request.facts.token === undefined) this.cookies.ensure(request, reply);
  }
}
