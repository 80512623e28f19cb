import type { FastifyInstance, FastifyRequest } from 'fastify';

import { within, type Span, type Tracer } from './tracing.js';

/** Makes a span of every request, by the template of its route. Whoever asks only how the server is has none. */
export function traceRequests(fastify: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    if (routeOptions.config.anyHost) {
      done();
      return;
    }
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer({ name: `${method} ${route}`, kind: 'server', attributes }, undefined);
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
