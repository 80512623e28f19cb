import { SCREENS } from './screens.gen.js';

/** Office routes, and routes without a screen. */
const OTHER_ROUTES = ['/dashboard/', '/order-history/{customerHash}'] as const;

const isAddress = (route: string): boolean => route !== '/' && !route.endsWith('*');

/**
 * All routes of a shop, each with or without trailing slash as canonical (RTE-001). `{name}`
 * matches one path segment.
 */
export const SHOP_ROUTES: readonly string[] = [
  ...new Set(SCREENS.flatMap(({ routes }): readonly string[] => routes).filter(isAddress)),
  ...OTHER_ROUTES,
];

const forms = SHOP_ROUTES.map((route) => ({
  start: startOf(route),
  segments: route.split('/'),
  endsInSlash: route.endsWith('/'),
  form: formOf(route),
}));
/** Indexed by first segment, as every request is checked. */
const formsByStart = new Map(
  forms.map(({ start }) => [start, forms.filter((form) => form.start === start)]),
);

function formOf(route: string): RegExp {
  const source = route.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+');
  // safe-regexp: a slash ends each parameter.
  return new RegExp(`^${source}$`);
}

/** For example `product` of `/product/tee/`. */
function startOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** Whether a route of the shop matches a path, with or without trailing slash. */
export function isShopRoute(path: string): boolean {
  return routeOf(path.replace(/\/$/, '')) !== undefined;
}

/** Parameters with a slug, which is in lower case; others, such as hashes, are case-sensitive. */
const slugs: readonly string[] = ['{collection}', '{creator}', '{product}'];

/**
 * Returns the canonical address, with its slashes and the case of its letters corrected; undefined
 * if it is correct or no route matches. `path` is as in the request, without query (RTE-001).
 */
export function rightPath(path: string): string | undefined {
  const bare = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  const route = routeOf(bare) ?? routeOf(bare.toLowerCase());
  if (route === undefined) return undefined;
  const right = bare.split('/').map((segment, nth) => written(segment, route.segments[nth]));
  const address = right.join('/') + (route.endsInSlash ? '/' : '');
  return address === path ? undefined : address;
}

/** Returns a segment of an address as its route has it. */
function written(segment: string, inRoute = ''): string {
  const isAnyText = inRoute.startsWith('{') && !slugs.includes(inRoute);
  return isAnyText ? segment : segment.replaceAll(/%[\dA-F]{2}|[A-Z]+/g, lowerUnlessEscape);
}

const lowerUnlessEscape = (found: string): string =>
  found.startsWith('%') ? found : found.toLowerCase();

function routeOf(bare: string) {
  return formsByStart.get(startOf(bare))?.find(({ form }) => form.test(bare));
}
