import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

/** Nest does not export the name under which `@RouteConfig` stores its value. */
export const routeConfigKey = '__fastify_route_config__';

/** As `@RouteConfig`, which replaces the configuration of the decorators below it; this one adds to it. */
export function AddRouteConfig(config: FastifyContextConfig): MethodDecorator {
  return (target, name, descriptor) => {
    // A method decorator is applied to methods.
    const handler = descriptor.value as object;
    // Only `@RouteConfig` and this decorator write it.
    const before = Reflect.getMetadata(routeConfigKey, handler) as FastifyContextConfig | undefined;
    return RouteConfig({ ...before, ...config })(target, name, descriptor);
  };
}
