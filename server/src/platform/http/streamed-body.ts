import type { FastifyInstance } from 'fastify';

import { UnsupportedContentType } from './http.errors.js';
import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a body of any length as `application/octet-stream`, and reads it itself. */
    readonly streamedBody?: boolean;
  }
}

/**
 * `@StreamedBody()` on a controller's method: its body is `application/octet-stream`, and is read from
 * `request.raw`, which has no limit; nothing of it is read before the guards have let the call in.
 */
export function StreamedBody(): MethodDecorator {
  return AddRouteConfig({ streamedBody: true });
}

/** For all other calls it is 415 as before. */
export function addStreamParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    if (request.routeOptions.config.streamedBody) done(null);
    else done(new UnsupportedContentType());
  });
}
