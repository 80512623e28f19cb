import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ACTIONS } from '@selvedge/shared/policies/policies';

import { pathsOpenTo } from '../features/storefront/request/screen-routes.js';

const file = path.join(import.meta.dirname, 'accepted-routes.tsv');
/** Policy row of routes with the shop's own guard, which depends on the state of the store. */
const visiting = 'shop.visit';
/** Second column of routes without a policy row; their reason is in the third. */
const unguarded = 'open';

interface AcceptedRoute {
  /** `GET /omnis/v3/atlas/orders` */
  readonly route: string;
  readonly row: string;
  readonly reason: string;
}

const accepted: readonly AcceptedRoute[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [route = '', row = '', reason = ''] = line.split('\t');
    return { route, row, reason };
  });

const routesOf = (row: string): readonly string[] =>
  accepted.filter((one) => one.row === row).map(({ route }) => route);

/** Routes guarded by `@Can`, by policy row. */
export const guarded: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ACTIONS.filter((row) => row !== visiting)
    .map((row) => [row, routesOf(row)] as const)
    .filter(([, routes]) => routes.length > 0),
);

/** Unguarded routes, with the reason. */
export const open: Readonly<Record<string, string>> = Object.fromEntries(
  accepted.filter(({ row }) => row === unguarded).map(({ route, reason }) => [route, reason]),
);

/** Screens with the shop's own guard. They are not in the file, because their definitions name it. */
export const screens: readonly string[] = pathsOpenTo(visiting).map((path) => `GET ${path}`);

/** Routes of the shop's visitors. */
export const visited: readonly string[] = [...routesOf(visiting), ...screens];

/** Lines of the file, to compare with the routes of the program. */
export const acceptedLines: ReadonlySet<string> = new Set(
  accepted.map(({ route, row }) => `${route}\t${row}`),
);
