import { Controller } from '@nestjs/common';
import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { HttpAdapterHost, ModulesContainer } from '@nestjs/core';
import type { Ability } from '@selvedge/shared/policies/policies';
import type { FastifyInstance, RouteOptions } from 'fastify';

import { guardedBy } from '../platform/authorization/can.guard.js';
import { apiRoutes } from '../platform/openapi/api-routes.js';

/** Route with its guards. */
export interface Route {
  readonly method: string;
  /** `/omnis/v3/divisions/:division/pages` */
  readonly path: string;
  /** Policy named by `@Can`. */
  readonly row: Ability | undefined;
  /** All guards, including those without a policy. */
  readonly guards: readonly unknown[];
}

/**
 * Controller without routes, for `startApp({}, [RouteList])`. It is created before any route, and
 * sees every route added to the router.
 */
@Controller()
export class RouteList {
  /** Entries of the router itself, such as `GET /omnis/v3/atlas/orders`. */
  readonly served = new Set<string>();
  private readonly routes: RouteOptions[] = [];

  constructor(
    adapter: HttpAdapterHost,
    private readonly modules: ModulesContainer,
  ) {
    const fastify: FastifyInstance = adapter.httpAdapter.getInstance();
    fastify.addHook('onRoute', (route) => {
      this.routes.push(route);
      for (const one of methodsOf(route))
        if (one !== 'HEAD') this.served.add(`${one} ${route.url}`);
    });
  }

  /**
   * Routes whose answers shared caches may store; read late, because plugins set the configuration
   * after the hook above.
   */
  get publicFiles(): ReadonlySet<string> {
    const found = this.routes.filter(({ config }) => config?.publicFile);
    return new Set(found.flatMap((route) => methodsOf(route).map((one) => `${one} ${route.url}`)));
  }

  /** Routes of controllers, by path. */
  get declared(): readonly Route[] {
    return apiRoutes(this.modules).map(({ method, path, controller, handler }) => ({
      method,
      path,
      row: rowOf(handler) ?? rowOf(controller),
      guards: [...guardsOf(controller), ...guardsOf(handler)],
    }));
  }
}

const methodsOf = ({ method }: RouteOptions): readonly string[] => [method].flat();
const rowOf = (target: object): Ability | undefined => Reflect.getMetadata(guardedBy, target);
const guardsOf = (target: object): readonly unknown[] =>
  Reflect.getMetadata(GUARDS_METADATA, target) ?? [];
