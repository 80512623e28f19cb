import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';

/** Route of a controller, as its decorators declare it. */
export interface ApiRoute {
  readonly method: string;
  /** `/omnis/v3/divisions/:division/pages` */
  readonly path: string;
  /** `PagesController.list`; a method may have more than one route. */
  readonly name: string;
  readonly controller: Type<object>;
  readonly handler: object;
}

/** Routes of all controllers, by path. */
export function apiRoutes(modules: ModulesContainer): readonly ApiRoute[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  const types = controllers.map(({ metatype }) => metatype).filter((type) => type !== null);
  // A controller is a class.
  const routes = types.flatMap((type) => routesOf(type as Type<object>));
  return routes.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

const key = ({ path, method }: ApiRoute): string => `${path} ${method}`;

function routesOf(controller: Type<object>): readonly ApiRoute[] {
  // Its methods may be inherited.
  const prototype = controller.prototype as Readonly<Record<string, object>>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const handler = prototype[method] ?? {};
    return routesOfMethod({ name: `${controller.name}.${method}`, controller, handler });
  });
}

function routesOfMethod(
  named: Pick<ApiRoute, 'name' | 'controller' | 'handler'>,
): readonly ApiRoute[] {
  const { controller, handler } = named;
  // Set by `@Get` and similar decorators.
  const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod;
  return pathsOf(controller).flatMap((base) =>
    pathsOf(handler).map((path) => ({
      ...named,
      method: RequestMethod[method],
      path: joined(base, path),
    })),
  );
}

function pathsOf(target: object): readonly string[] {
  // Set by `@Controller`, `@Get` and similar decorators.
  const paths = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return [paths ?? []].flat();
}

function joined(...parts: readonly string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
