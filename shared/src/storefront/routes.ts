import { SCREENS } from './screens.gen.js';

/** Addresses of the office, and those that have no screen yet. */
const OTHER_ROUTES = ['/dashboard/', '/order-history/{customerHash}'] as const;

const isOfOneScreen = (route: string): boolean => route !== '/' && !route.endsWith('*');

/**
 * RTE-001: the addresses of a shop, each with its last slash exactly where it is written. `{name}`
 * stands for one part of the path.
 */
export const SHOP_ROUTES: readonly string[] = [
  ...SCREENS.flatMap(({ routes }): readonly string[] => routes).filter(isOfOneScreen),
  ...OTHER_ROUTES,
];

const forms = SHOP_ROUTES.map((route) => ({
  start: startOf(route),
  endsInSlash: route.endsWith('/'),
  form: formOf(route),
}));
/** Asked of every request, so that only the few that begin alike are compared. */
const formsByStart = new Map(
  forms.map(({ start }) => [start, forms.filter((form) => form.start === start)]),
);

function formOf(route: string): RegExp {
  const source = route.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+');
  // safe-regexp: a slash ends each parameter.
  return new RegExp(`^${source}$`);
}

/** `product` of `/product/tee/`. */
function startOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/**
 * RTE-001: the address of the same screen with its slash as written; undefined for one that is
 * right, or that is none of a shop's. `path` as in the request, without query.
 */
export function rightPath(path: string): string | undefined {
  const bare = path.replace(/\/$/, '');
  const route = formsByStart.get(startOf(bare))?.find(({ form }) => form.test(bare));
  if (route === undefined) return undefined;
  const right = route.endsInSlash ? `${bare}/` : bare;
  return right === path ? undefined : right;
}
