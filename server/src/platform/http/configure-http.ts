import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';

import { trustProxy, type Config } from '../config/config.js';
import { correlationIdFrom } from '../tracing/correlation.js';
import { startTracing } from '../tracing/start-tracing.js';
import { addBodyParsers, bodyLimitBytes } from './body-parsers.js';
import { keepAddresses } from './client-address.js';
import { answerClientError } from './client-errors.js';
import { MalformedRequest } from './http.errors.js';
import type { ServerOptions } from './http-adapter.js';
import { addHooks } from './http-hooks.js';
import { answerWith } from './problem.filter.js';
import { problemOf } from './problem.js';
import { limitRates } from './rate-limits.js';
import { securityHeaders } from './security-headers.js';
import { SessionCookies } from './session-cookies.js';
import { refuseSlowBodies } from './slow-bodies.js';
import { HostDirectory } from '../authorization/tenant.js';

/**
 * Time limits for sending a request, in milliseconds: generous for large images over slow phones,
 * but idle clients hold no connection.
 */
const timeouts = { request: 300_000, headers: 20_000, look: 5_000 };

/** API-049: a path is the same with and without its trailing slash. */
export function serverOptions(config: Config): ServerOptions {
  const trusted = trustProxy(config);
  const headers = securityHeaders(config.NODE_ENV !== 'production');
  return {
    bodyLimit: bodyLimitBytes,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.look },
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    genReqId: ({ headers }) => correlationIdFrom(headers),
    requestIdHeader: false,
    skipMiddie: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    clientErrorHandler: (error, socket) => {
      answerClientError(error, socket, headers);
    },
    frameworkErrors: (_error, request, reply) => {
      const refusal = new MalformedRequest();
      const problem = problemOf(refusal, request.id);
      const answer: FastifyReply = reply;
      answerWith(answer.headers(headers), problem, refusal);
      void answer.send(JSON.stringify(problem));
    },
  };
}

/** Sets up everything before the controllers. Call it before the application is initialised. */
export async function configureHttp(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  keepAddresses(fastify.server);
  refuseSlowBodies(fastify.server);
  addBodyParsers(fastify);
  await fastify.register(cookie);
  addHooks(fastify, {
    hosts: app.get(HostDirectory),
    cookies: app.get(SessionCookies),
    publicPort: /:(\d+)$/.exec(config.BASE_HOST)?.[1],
    headers: securityHeaders(config.NODE_ENV !== 'production'),
  });
  await startTracing(fastify, config);
  await limitRates(fastify, config, app.get(DataSource));
}
