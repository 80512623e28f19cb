import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { askerIn } from '../authorization/asker.js';
import { authorize } from '../authorization/authorize.js';
import { CsrfCheck } from './csrf.js';
import { isCookieless } from './editor-calls.js';
import { EditorEntry } from './editor-entry.js';
import { NotFound } from '../refusals.js';
import { SessionEntry } from './session-entry.js';

/** What holds for every call by HTTP, before its own guards: CSRF, whose session it is, which store it is about. */
@Injectable()
export class RequestGuard implements CanActivate {
  constructor(
    private readonly csrf: CsrfCheck,
    private readonly sessions: SessionEntry,
    private readonly editors: EditorEntry,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Who is behind a live connection was asked when it began, and is asked again while it lasts.
    if (context.getType() === 'ws') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (request.routeOptions.config.anyHost) return true;
    const handler = context.getHandler();
    if (isCookieless(handler)) return true;
    if (!(await this.editors.enter(request, handler)))
      await this.enter(request, http.getResponse<FastifyReply>());
    enterDivision(request);
    return true;
  }

  private async enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.csrf.require(request, reply);
    await this.sessions.enter(request, reply);
  }
}

/** A `{division}` in the path is the host's own, or one that the person may see from here (ERR-039). */
function enterDivision({ facts, params }: FastifyRequest): void {
  const given = divisionIn(params);
  if (given === undefined || given === facts.tenant.division) return;
  authorize(askerIn(facts, given), 'stores.enter');
  facts.division = given;
}

function divisionIn(params: unknown): number | undefined {
  if (typeof params !== 'object' || params === null || !('division' in params)) return undefined;
  const text = String(params.division);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new NotFound();
  return Number(text);
}
