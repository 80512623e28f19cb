import { Controller } from '@nestjs/common';
import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { HttpAdapterHost, ModulesContainer } from '@nestjs/core';
import type { Ability } from '@selvedge/shared/permissions/policies';
import type { FastifyInstance, RouteOptions } from 'fastify';

import { guardedBy } from './platform/authorization/can.guard.js';
import { apiRoutes } from './platform/openapi/api-routes.js';

/** A route, and what stands before it. */
export interface Route {
  readonly method: string;
  /** `/omnis/v3/divisions/:division/pages` */
  readonly path: string;
  /** That of the policy which `@Can` names. */
  readonly row: Ability | undefined;
  /** All of them, also without a row. */
  readonly guards: readonly unknown[];
}

/**
 * A controller without routes, for `startApp({}, [RouteList])`: it is made before any route is, and
 * sees each that the router is given.
 */
@Controller()
export class RouteList {
  /** `GET /omnis/v3/atlas/orders`, of the router itself. */
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

  /** Those whose answers shared caches may store; plugins set the configuration after the hook above ran. */
  get publicFiles(): ReadonlySet<string> {
    const found = this.routes.filter(({ config }) => config?.publicFile);
    return new Set(found.flatMap((route) => methodsOf(route).map((one) => `${one} ${route.url}`)));
  }

  /** Those of controllers, by path. */
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
