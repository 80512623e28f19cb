import type { HostContext } from './hosts.js';
import { isSubject, type Asker, type Subject } from './asker.js';
import type { AtlasPermission, DashboardPermission } from './codes.js';
import {
  notFound,
  notSignedIn,
  permissionDenied,
  secondFactorRequired,
  type Refusal,
} from './refusals.js';

/** Who may do one thing. A column names whom it lets pass, or the permission that it takes. */
export interface PolicyRow<Facts> {
  readonly everybody?: true;
  readonly user?: true;
  readonly customer?: true;
  readonly self?: true;
  readonly internal?: true;
  /** PRM-006: also staff who manage stores hold every permission of a dashboard. Of several one is enough, the last being the least. */
  readonly store?: true | DashboardPermission | readonly DashboardPermission[];
  /** PRM-007. */
  readonly staff?: true | AtlasPermission;
  /** Where it is; on other hosts there is nothing. On every host where it is left out. */
  readonly hosts?: readonly HostContext[];
  /** What stands in its place on other hosts; nothing is there where it is left out. */
  readonly fallback?: PolicyRow<Facts>;
  /** What must be true of the resource as well: the first that is not decides (RTE-081). */
  readonly when?: readonly PolicyCondition<Facts>[];
  /** Instead of the usual words. */
  readonly refusal?: Refusal;
}

/** Something about the state of the resource, and whom it does not hold back. */
export interface PolicyCondition<Facts> {
  readonly requires: (facts: Facts) => boolean;
  readonly except: readonly Subject[];
  readonly refusal: Refusal;
}

const COLUMNS = ['everybody', 'user', 'customer', 'self', 'internal', 'store', 'staff'] as const;

/** A table of who may do what; `Facts` is what its conditions look at (decision 0019). */
export function policy<Facts = never>() {
  return <const Rows extends Readonly<Record<string, PolicyRow<Facts>>>>(rows: Rows): Rows => rows;
}

/** Why the row refuses somebody; undefined lets them pass. `facts` are asked for by its conditions alone. */
export function refusalBy<Facts>(
  row: PolicyRow<Facts>,
  asker: Asker,
  facts: Facts,
): Refusal | undefined {
  if (!(row.hosts?.includes(asker.context) ?? true))
    return row.fallback ? refusalBy(row.fallback, asker, facts) : (row.refusal ?? notFound);
  if (!COLUMNS.some((column) => lets(row[column], column, asker))) return usualRefusal(row, asker);
  return row.when?.find((condition) => !isMet(condition, asker, facts))?.refusal;
}

function lets(grant: PolicyRow<never>['store' | 'staff'], column: Subject, asker: Asker): boolean {
  if (grant === undefined) return false;
  if (grant === true) return isSubject(column, asker);
  return [grant].flat().some((permission) => asker.permissions.has(permission));
}

function usualRefusal({ refusal }: PolicyRow<never>, asker: Asker): Refusal {
  if (asker.isHeldBack === true) return secondFactorRequired;
  return refusal ?? (isSubject('guest', asker) ? notSignedIn : permissionDenied);
}

function isMet<Facts>(
  { requires, except }: PolicyCondition<Facts>,
  asker: Asker,
  facts: Facts,
): boolean {
  return requires(facts) || except.some((subject) => isSubject(subject, asker));
}
