import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SplitSessions } from './split-variations.http.js';
import { VisitName } from './visit-name.http.js';
import { VisitorCountry } from './visitor-country.http.js';

/** What a browser is told to keep with the first page of a shop; on the answer alone. */
@Injectable()
export class VisitCookies {
  constructor(
    private readonly country: VisitorCountry,
    private readonly visit: VisitName,
    private readonly splits: SplitSessions,
  ) {}

  /** In this order: what is drawn for a visit hangs on its name. */
  give(request: FastifyRequest, reply: FastifyReply): void {
    this.country.remember(request, reply);
    this.visit.give(request, reply);
    this.splits.remember(request, reply);
  }
}
