import { Controller, RequestMethod, type Type } from '@nestjs/common';
import { GUARDS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { HttpAdapterHost, MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { Ability } from '@selvedge/shared/permissions/policies';
import type { FastifyInstance } from 'fastify';

import { guardedBy } from './platform/authorization/can.guard.js';

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

  constructor(
    adapter: HttpAdapterHost,
    private readonly modules: ModulesContainer,
  ) {
    const fastify: FastifyInstance = adapter.httpAdapter.getInstance();
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') this.served.add(`${one} ${url}`);
    });
  }

  /** Those of controllers, by path. */
  get declared(): readonly Route[] {
    const controllers = [...this.modules.values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    const types = controllers.map(({ metatype }) => metatype).filter((type) => type !== null);
    // A controller is a class.
    const routes = types.flatMap((type) => routesOf(type as Type<object>));
    return routes.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  }
}

const key = ({ path, method }: Route): string => `${path} ${method}`;

function routesOf(controller: Type<object>): readonly Route[] {
  // Its methods may be inherited.
  const prototype = controller.prototype as Readonly<Record<string, object>>;
  const names = new MetadataScanner().getAllMethodNames(prototype);
  return names.flatMap((name) => routesOfMethod(controller, prototype[name] ?? {}));
}

function routesOfMethod(controller: Type<object>, handler: object): readonly Route[] {
  const method: RequestMethod = Reflect.getMetadata(METHOD_METADATA, handler);
  const shared = {
    method: RequestMethod[method],
    row: rowOf(handler) ?? rowOf(controller),
    guards: [...guardsOf(controller), ...guardsOf(handler)],
  };
  return pathsOf(controller).flatMap((base) =>
    pathsOf(handler).map((path) => ({ ...shared, path: joined(base, path) })),
  );
}

const rowOf = (target: object): Ability | undefined => Reflect.getMetadata(guardedBy, target);
const guardsOf = (target: object): readonly unknown[] =>
  Reflect.getMetadata(GUARDS_METADATA, target) ?? [];
const pathsOf = (target: object): readonly string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) ?? []].flat();

function joined(...parts: readonly string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
