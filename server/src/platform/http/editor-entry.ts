import { Injectable } from '@nestjs/common';
import { originNotAllowed, scopeDenied } from '@selvedge/shared/connect/refusals';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import { anotherStore } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { EditorSessions, type EditorPass } from '../authorization/editor-sessions.js';
import { Refused } from '../authorization/refused.js';
import { isSameOrigin } from './csrf.js';
import { bearerIn, openingOf } from './editor-calls.js';

/** Lets external editors in by the routes that are open to them; on any other, a bearer says nothing. */
@Injectable()
export class EditorEntry {
  constructor(private readonly sessions: EditorSessions) {}

  /**
   * Whether the call comes with a bearer; then it is made as the one who let the editor in. Throws Refused
   * for one from elsewhere, about something else, or without a scope that the call takes.
   */
  async enter(request: FastifyRequest, handler: object): Promise<boolean> {
    const [bearer, opening] = [bearerIn(request), openingOf(handler)];
    if (bearer === undefined || opening === undefined) return false;
    const { facts } = request;
    const pass = await this.sessions.enter(bearer, facts.tenant);
    const { needs, holder } = opening;
    if (!isFromItsPlace(request, pass)) throw new Refused(originNotAllowed);
    requirePage(request, pass);
    const scopes = typeof needs === 'function' ? needs(request) : needs;
    if (pass.holder !== holder || !holds(pass, scopes)) throw new Refused(scopeDenied);
    facts.session = pass.session;
    facts.editor = pass;
    return true;
  }
}

/** Its own origin, exactly; the page in the frame is of this host itself. */
function isFromItsPlace(request: FastifyRequest, { holder, origin }: EditorPass): boolean {
  if (holder === 'host') return request.headers.origin === origin;
  return request.headers.origin === undefined || isSameOrigin(request);
}

/** Of the path: the division and the page that the session is about. */
function requirePage({ params }: FastifyRequest, { division, page }: EditorPass): void {
  if (typeof params !== 'object' || params === null || !('division' in params)) return;
  if (params.division !== String(division)) throw new Refused(anotherStore);
  if ('id' in params && params.id !== String(page.id)) throw new Refused(scopeDenied);
}

function holds({ scopes }: EditorPass, needed: readonly ConnectScope[]): boolean {
  return needed.every((scope) => scopes.includes(scope));
}
