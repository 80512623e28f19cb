import type { FastifyRequest } from 'fastify';

import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends a file that shared caches may store: a script, a picture, a feed. */
    readonly publicFile?: boolean;
  }
}

/**
 * `@PublicFile()` on a GET whose answer shared caches may store. Its guards still see the session, which the
 * request does not extend; no cookie is set, because a shared cache would send it to other visitors.
 */
export function PublicFile(): MethodDecorator {
  return AddRouteConfig({ publicFile: true });
}

export function isPublicFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.publicFile === true;
}
