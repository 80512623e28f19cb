import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withCorrelation } from '../tracing/correlation.js';
import { MalformedRequest, UnknownHost } from './http.errors.js';
import { requireStorableText } from './plain-text.js';
import { hasValidHost, hostNameOf, isAtPort } from './request-host.js';
import { visitorSession } from '../authorization/session-token.js';
import { type SessionCookies } from './session-cookies.js';
import type { HostDirectory } from '../authorization/tenant.js';

export interface HookNeeds {
  readonly hosts: HostDirectory;
  readonly cookies: SessionCookies;
  /** Public port of the shops, if it is not the default of the web. */
  readonly publicPort: string | undefined;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Registers everything that happens to a request before its handler, in order. */
export function addHooks(fastify: FastifyInstance, needs: HookNeeds): void {
  fastify.decorateRequest('facts');
  fastify.addHook('onRequest', (request, reply, done) => {
    withCorrelation(request.id, () => {
      reply.headers(needs.headers).header('x-correlation-id', request.id);
      attempt(done, () => introduce(request, reply, needs));
    });
  });
  // The body arrives in another async context, so the correlation is restored after it.
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
    // Only this module's refusals are thrown here, and they are errors.
    done(refusal as Error);
    return;
  }
  done();
}

function introduce(request: FastifyRequest, reply: FastifyReply, needs: HookNeeds): void {
  if (!hasValidHost(request.raw)) throw new MalformedRequest();
  if (request.routeOptions.config.anyHost) return;
  const tenant = needs.hosts.find(hostNameOf(request));
  // A page cached for everyone must not contain links to another port.
  const ports = [needs.publicPort, String(request.socket.localPort)];
  if (tenant === undefined || !isAtPort(request, ports)) throw new UnknownHost();
  const token = needs.cookies.tokenIn(request.cookies);
  const session = visitorSession(token);
  request.facts = { tenant, division: tenant.division, token, session };
  if (!isApiCall(request.url)) return;
  reply.header('cache-control', 'no-store');
  needs.cookies.ensure(request, reply);
}

/** API-001: answers to calls carry the cookies for the next call. */
function isApiCall(url: string): boolean {
  return url.startsWith('/omnis/');
}

function requireStorable({ body, params, query }: FastifyRequest): void {
  requireStorableText(params);
  requireStorableText(query);
  requireStorableText(body);
}
