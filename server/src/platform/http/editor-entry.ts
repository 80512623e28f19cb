import { Injectable } from '@nestjs/common';
import { originNotAllowed, scopeDenied } from '@selvedge/shared/connect/refusals';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import { anotherStore } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { EditorSessions, type EditorPass } from '../authorization/editor-sessions.js';
import { Refused } from '../authorization/refused.js';
import { isSameOrigin } from './csrf.js';
import { bearerIn, openingOf } from './editor-calls.js';

/** Admits external editors to the routes open to them; other routes ignore the bearer token. */
@Injectable()
export class EditorEntry {
  constructor(private readonly sessions: EditorSessions) {}

  /**
   * Whether the call has a bearer token; if so, it runs as the user who admitted the editor. Throws
   * Refused for a wrong origin, another page or a missing scope.
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

/** The editor's exact origin; the page in the frame has this host's origin. */
function isFromItsPlace(request: FastifyRequest, { holder, origin }: EditorPass): boolean {
  if (holder === 'host') return request.headers.origin === origin;
  return request.headers.origin === undefined || isSameOrigin(request);
}

/** The path must name the division and page of the session. */
function requirePage({ params }: FastifyRequest, { division, page }: EditorPass): void {
  if (typeof params !== 'object' || params === null || !('division' in params)) return;
  if (params.division !== String(division)) throw new Refused(anotherStore);
  if ('id' in params && params.id !== String(page.id)) throw new Refused(scopeDenied);
}

function holds({ scopes }: EditorPass, needed: readonly ConnectScope[]): boolean {
  return needed.every((scope) => scopes.includes(scope));
}
