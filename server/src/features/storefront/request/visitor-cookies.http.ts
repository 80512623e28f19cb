import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isPublicFile } from '../../../platform/http/public-file.js';
import { GuardFailures } from './guard-failures.http.js';
import { SplitSessions } from './split-variations.http.js';
import { VisitorToken } from './visitor-token.http.js';
import { VisitorCountry } from './visitor-country.http.js';

/** Sets the cookies of a first visit and resets the count of redirects, on the response only. */
@Injectable()
export class VisitorCookies {
  constructor(
    private readonly country: VisitorCountry,
    private readonly token: VisitorToken,
    private readonly splits: SplitSessions,
    private readonly failures: GuardFailures,
  ) {}

  /** In this order: split test assignments depend on the visit token. */
  give(request: FastifyRequest, reply: FastifyReply): void {
    if (isPublicFile(request)) return;
    this.country.setCookie(request, reply);
    this.token.give(request, reply);
    this.splits.refreshCookie(request, reply);
    this.failures.reset(request, reply);
  }
}
