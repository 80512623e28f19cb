import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import { SCREENS } from '@selvedge/shared/storefront/screens.gen';

import type { KeyedRoute } from './shop-address.http.js';

/** A route with the screens that may answer it, in the order in which they are tried. */
export interface ScreenRoute extends KeyedRoute {
  /** In Fastify and Nest syntax: `/product/:product/:colour`. */
  readonly path: string;
  readonly screens: readonly AnyScreenDefinition[];
  /** Whether some of its pages may be cached. */
  readonly isCacheable: boolean;
}

/** Any address that no other route matches. */
const everything = '/*';

/**
 * Builds the routes of screens (RTE-061, RTE-062). A screen for any address is tried first at
 * addresses that it also names. At an address of another screen it is tried last, so that the other
 * screen takes precedence. Throws if a screen has no cache key: a personal page could be cached for
 * everyone.
 */
export function screenRoutesOf(
  definitions: readonly AnyScreenDefinition[],
): ReadonlyMap<string, ScreenRoute> {
  for (const definition of definitions) requireKey(definition);
  const anywhere = definitions.filter(({ routes }) => routes.includes(everything));
  const routes = new Set(definitions.flatMap((one): readonly string[] => one.routes));
  return new Map(
    Array.from(routes, (route) => {
      const naming = definitions.filter((one) => one.routes.includes(route));
      const first = naming.filter((one) => anywhere.includes(one));
      const last = route.includes('{') ? [] : anywhere;
      const screens = [...new Set([...first, ...naming, ...last])];
      const path = pathOf(route);
      const isCacheable = screens[0]?.cache !== 'personal';
      return [path, { path, literal: literalOf(route), screens, isCacheable }];
    }),
  );
}

function requireKey({ name, cache }: { readonly name: string; readonly cache?: unknown }): void {
  if (cache === 'personal' || typeof cache === 'function') return;
  throw new Error(`The screen ${name} has no cache key.`);
}

/** Converts `/product/{product}/` to `/product/:product`. */
function pathOf(route: string): string {
  const path = route.replaceAll(/\{(\w+)\}/g, ':$1');
  return path === '/' ? path : path.replace(/\/$/, '');
}

function literalOf(route: string): string {
  return route
    .split('/')
    .filter((part) => part !== '' && !/[{*]/.test(part))
    .join('/');
}

/** Routes of the shop's screens by path. */
export const SCREEN_ROUTES = screenRoutesOf(SCREENS);

/** Returns the paths with an access policy, in Nest syntax. */
export function pathsOpenTo(access: AnyScreenDefinition['access']): string[] {
  return Array.from(SCREEN_ROUTES.values())
    .filter(({ screens: [first] }) => first?.access === access)
    .map(({ path }) => path);
}
