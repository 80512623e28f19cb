import type { FastifyInstance } from 'fastify';

import { UnsupportedContentType } from './http.errors.js';
import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the `application/octet-stream` body of any length itself. */
    readonly streamedBody?: boolean;
  }
}

/**
 * `@StreamedBody()` on a controller's method: its body is `application/octet-stream` and is read
 * from `request.raw` without a limit. Nothing is read before the guards have passed.
 */
export function StreamedBody(): MethodDecorator {
  return AddRouteConfig({ streamedBody: true });
}

/** All other calls still get 415. */
export function addStreamParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    if (request.routeOptions.config.streamedBody) done(null);
    else done(new UnsupportedContentType());
  });
}
