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

/**
 * Who may perform an action. A column names a kind of principal, or the permission that it needs.
 */
export interface PolicyRow<Facts> {
  readonly everybody?: true;
  readonly user?: true;
  readonly customer?: true;
  readonly self?: true;
  readonly internal?: true;
  /**
   * One of several permissions is enough; the last one is the least. Staff who manage stores hold
   * all of them.
   */
  readonly store?: true | DashboardPermission | readonly DashboardPermission[];
  readonly staff?: true | AtlasPermission;
  /** Hosts with the action; the default is every host. */
  readonly hosts?: readonly HostContext[];
  /** Row for other hosts; they answer 404 without one. */
  readonly fallback?: PolicyRow<Facts>;
  /** Additional conditions on the resource; the first unmet one decides. */
  readonly when?: readonly PolicyCondition<Facts>[];
  /** Replaces the default refusal. */
  readonly refusal?: Refusal;
}

/** Condition on the state of a resource, and the principals exempt from it. */
export interface PolicyCondition<Facts> {
  readonly requires: (facts: Facts) => boolean;
  readonly except: readonly Subject[];
  readonly refusal: Refusal;
}

const COLUMNS = ['everybody', 'user', 'customer', 'self', 'internal', 'store', 'staff'] as const;

/** Declares a policy table; `Facts` is the state that its conditions check (decision 0019). */
export function policy<Facts = never>() {
  return <const Rows extends Readonly<Record<string, PolicyRow<Facts>>>>(rows: Rows): Rows => rows;
}

/**
 * Returns why the row refuses the principal; undefined if it allows it. Only conditions read
 * `facts`.
 */
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
