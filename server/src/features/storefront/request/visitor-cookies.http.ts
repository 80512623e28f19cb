import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isPublicFile } from '../../../platform/http/public-file.js';
import { SplitSessions } from './split-variations.http.js';
import { VisitorToken } from './visitor-token.http.js';
import { VisitorCountry } from './visitor-country.http.js';

/** What a browser is told to keep with the first page of a shop; on the answer alone. */
@Injectable()
export class VisitorCookies {
  constructor(
    private readonly country: VisitorCountry,
    private readonly token: VisitorToken,
    private readonly splits: SplitSessions,
  ) {}

  /** In this order: what is drawn for a visit hangs on its name. */
  give(request: FastifyRequest, reply: FastifyReply): void {
    if (isPublicFile(request)) return;
    this.country.setCookie(request, reply);
    this.token.give(request, reply);
    this.splits.refreshCookie(request, reply);
  }
}
