import type { HostContext } from './hosts.js';
import { isSubject, type Principal, type Subject } from './principal.js';
import type { AtlasPermission, DashboardPermission } from './codes.js';
import {
  notFound,
  notSignedIn,
  permissionDenied,
  secondFactorRequired,
  type Refusal,
} from './refusals.js';

/**
 * Conditions for performing an action. A column names a kind of principal, or the permission that
 * it needs.
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
  principal: Principal,
  facts: Facts,
): Refusal | undefined {
  if (!(row.hosts?.includes(principal.context) ?? true))
    return row.fallback ? refusalBy(row.fallback, principal, facts) : (row.refusal ?? notFound);
  if (!COLUMNS.some((column) => lets(row[column], column, principal)))
    return usualRefusal(row, principal);
  return row.when?.find((condition) => !isMet(condition, principal, facts))?.refusal;
}

function lets(
  grant: PolicyRow<never>['store' | 'staff'],
  column: Subject,
  principal: Principal,
): boolean {
  if (grant === undefined) return false;
  if (grant === true) return isSubject(column, principal);
  return [grant].flat().some((permission) => principal.permissions.has(permission));
}

function usualRefusal({ refusal }: PolicyRow<never>, principal: Principal): Refusal {
  if (principal.lacksSecondFactor === true) return secondFactorRequired;
  return refusal ?? (isSubject('guest', principal) ? notSignedIn : permissionDenied);
}

function isMet<Facts>(
  { requires, except }: PolicyCondition<Facts>,
  principal: Principal,
  facts: Facts,
): boolean {
  return requires(facts) || except.some((subject) => isSubject(subject, principal));
}
