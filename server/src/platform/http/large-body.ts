import { AddRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes ten times as many values in its JSON as others. */
    readonly largeBody?: boolean;
  }
}

/**
 * `@LargeBody()` on a controller's method that reads its JSON itself: what is turned into a contract costs
 * too much for that.
 */
export function LargeBody(): MethodDecorator {
  return AddRouteConfig({ largeBody: true });
}
