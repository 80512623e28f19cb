import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import { SCREENS } from '@selvedge/shared/storefront/screens.gen';

import type { KeyedRoute } from './shop-address.http.js';

/** A route of the router, and the screens that may answer it, in the order in which they are asked. */
export interface ScreenRoute extends KeyedRoute {
  /** As Fastify and Nest write it: `/product/:product/:colour`. */
  readonly path: string;
  readonly screens: readonly AnyScreenDefinition[];
  /** Whether its pages may be kept, for some. */
  readonly isCacheable: boolean;
}

/** Whatever no other route has. */
const everything = '/*';

/**
 * RTE-061, RTE-062: a screen that may be at any address is asked first where it names the address, and last
 * at the addresses of one screen, so that a screen which passes leaves its address to it. Throws where a
 * screen does not say what tells its pages apart: one person's could be kept for everybody.
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
  throw new Error(`The screen ${name} does not say under which key its pages are kept.`);
}

/** `/product/:product` of `/product/{product}/`. */
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

/** Of the shop's screens, by their paths. */
export const SCREEN_ROUTES = screenRoutesOf(SCREENS);

/** The paths of those whom a policy lets in, as Nest takes them. */
export function pathsOpenTo(access: AnyScreenDefinition['access']): string[] {
  return Array.from(SCREEN_ROUTES.values())
    .filter(({ screens: [first] }) => first?.access === access)
    .map(({ path }) => path);
}
