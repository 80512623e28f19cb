import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { principalIn } from '../authorization/principal.js';
import { authorize } from '../authorization/authorize.js';
import { CsrfCheck } from './csrf.js';
import { isCookieless } from './editor-calls.js';
import { EditorEntry } from './editor-entry.js';
import { NotFound } from '../refusals.js';
import { SessionEntry } from './session-entry.js';

/** Checks every HTTP call before its own guards: CSRF, session and store. */
@Injectable()
export class RequestGuard implements CanActivate {
  constructor(
    private readonly csrf: CsrfCheck,
    private readonly sessions: SessionEntry,
    private readonly editors: EditorEntry,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Live connections are identified when they open, and again while they last.
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

/**
 * A `{division}` in the path must be the host's own, or one that the caller may access from here
 * (ERR-039).
 */
function enterDivision({ facts, params }: FastifyRequest): void {
  const given = divisionIn(params);
  if (given === undefined || given === facts.tenant.division) return;
  authorize(principalIn(facts, given), 'stores.enter');
  facts.division = given;
}

function divisionIn(params: unknown): number | undefined {
  if (typeof params !== 'object' || params === null || !('division' in params)) return undefined;
  const text = String(params.division);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new NotFound();
  return Number(text);
}
