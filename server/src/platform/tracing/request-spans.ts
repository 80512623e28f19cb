import type { FastifyInstance, FastifyRequest } from 'fastify';

import { remoteSpanOf } from './remote-span.js';
import { traceIdOf } from './trace-id.js';
import { within, type Span, type SpanStart, type Tracer } from './tracing.js';

/** Creates a span for every request except health checks, named after its route's template. */
export function traceRequests(fastify: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    if (routeOptions.config.anyHost) {
      done();
      return;
    }
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const caller = remoteSpanOf(headers);
    const calledBy = caller?.traceId === traceIdOf(request.id) ? caller : undefined;
    const start: SpanStart = { name: `${method} ${route}`, kind: 'server', attributes };
    const span = tracer({ ...start, ...(calledBy && { calledBy }) }, undefined);
    spans.set(request, span);
    within(span, done);
  });
  // The body arrives in another async context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.fail(String(statusCode));
    span?.end();
    done();
  });
}
