import type { FastifyRequest } from 'fastify';

import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends a file that shared caches may store: a script, an image, a feed. */
    readonly publicFile?: boolean;
  }
}

/**
 * `@PublicFile()` on a GET whose answer shared caches may store. Its guards see the session, but
 * the request does not extend it. It sets no cookie, which a shared cache would send to other
 * visitors.
 */
export function PublicFile(): MethodDecorator {
  return AddRouteConfig({ publicFile: true });
}

export function isPublicFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.publicFile === true;
}
