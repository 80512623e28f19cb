import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

/** Metadata key of `@RouteConfig`, which Nest does not export. */
export const routeConfigKey = '__fastify_route_config__';

/**
 * Like `@RouteConfig`, but merges its configuration with that of other decorators instead of
 * replacing it.
 */
export function AddRouteConfig(config: FastifyContextConfig): MethodDecorator {
  return (target, name, descriptor) => {
    // A method decorator is applied to methods only.
    const handler = descriptor.value as object;
    // Only `@RouteConfig` and this decorator write it.
    const before = Reflect.getMetadata(routeConfigKey, handler) as FastifyContextConfig | undefined;
    return RouteConfig({ ...before, ...config })(target, name, descriptor);
  };
}
