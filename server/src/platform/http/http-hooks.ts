import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withCorrelation } from '../correlation.js';
import { MalformedRequest, UnknownHost } from './http.errors.js';
import { requireStorableText } from './plain-text.js';
import { hasValidHost, hostNameOf, isAtPort } from './request-host.js';
import { visitorSession } from '../authorization/session-token.js';
import { type SessionCookies } from './session-cookies.js';
import type { HostDirectory } from '../authorization/tenant.js';

export interface HookNeeds {
  readonly hosts: HostDirectory;
  readonly cookies: SessionCookies;
  /** Under which the shops are found, where it is not the usual one of the web. */
  readonly publicPort: string | undefined;
  /** On every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What happens to every request before the router's handler, in the order in which it happens. */
export function addHooks(fastify: FastifyInstance, needs: HookNeeds): void {
  fastify.decorateRequest('facts');
  fastify.addHook('onRequest', (request, reply, done) => {
    withCorrelation(request.id, () => {
      reply.headers(needs.headers).header('x-correlation-id', request.id);
      attempt(done, () => introduce(request, reply, needs));
    });
  });
  // The body arrives in another async context, so the correlation starts again behind it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    withCorrelation(request.id, () => {
      attempt(done, () => requireStorable(request));
    });
  });
}

function attempt(done: (refusal?: Error) => void, work: () => void): void {
  try {
    work();
  } catch (refusal) {
    // Only our own refusals are thrown here, and they are errors.
    done(refusal as Error);
    return;
  }
  done();
}

function introduce(request: FastifyRequest, reply: FastifyReply, needs: HookNeeds): void {
  if (!hasValidHost(request.raw)) throw new MalformedRequest();
  if (request.routeOptions.config.anyHost) return;
  const tenant = needs.hosts.find(hostNameOf(request));
  // Of another port would be the links of a page that is kept for everybody.
  const ports = [needs.publicPort, String(request.socket.localPort)];
  if (tenant === undefined || !isAtPort(request, ports)) throw new UnknownHost();
  const token = needs.cookies.tokenIn(request.cookies);
  const session = visitorSession(token);
  request.facts = { tenant, division: tenant.division, token, session };
  if (!isApiCall(request.url)) return;
  reply.header('cache-control', 'no-store');
  needs.cookies.ensure(request, reply);
}

/** API-001: calls answer with the cookies that the next call needs. */
function isApiCall(url: string): boolean {
  return url.startsWith('/omnis/');
}

function requireStorable({ body, params, query }: FastifyRequest): void {
  requireStorableText(params);
  requireStorableText(query);
  requireStorableText(body);
}
