import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SessionCookies } from '../../../platform/http/session-cookies.js';
import { isPage } from './visitor-country.http.js';

/**
 * Assigns a token to each visit before anything can be added to a basket, also without script
 * (BSK-015). Two forms or tabs that start at once then share one basket.
 */
@Injectable()
export class VisitorToken {
  constructor(private readonly cookies: SessionCookies) {}

  /** Sets the cookie on the response only, never on a cached page. */
  give(request: FastifyRequest, reply: FastifyReply): void {
    if (isPage(request) && request.facts.token === undefined) this.cookies.ensure(request, reply);
  }
}
