import { MAIN_DIVISION } from '../stores/contract.js';
import type { HostContext } from './contract.js';

/** What the guards of a store look at. */
export interface StoreAccessFacts {
  readonly context: HostContext;
  readonly division: number;
  /** Comes of the platform's own staff. */
  readonly isInternal: boolean;
  /** Belongs to the store of this sub-domain. */
  readonly isInternalOfStore: boolean;
  /** GRD-006: passed the store's password gate, belongs to the store, or holds a preview grant. */
  readonly isAllowed: boolean;
  readonly isComingSoon: boolean;
  readonly isPasswordProtected: boolean;
}

/** GRD-003, A-22. */
export function isInternalUser(visit: StoreAccessFacts): boolean {
  if (visit.context === 'atlas' || visit.isInternal) return true;
  return visit.isInternalOfStore && visit.division !== MAIN_DIVISION;
}

/** GRD-004, GRD-005. */
export function canVisitStore(visit: StoreAccessFacts): boolean {
  if (visit.isComingSoon) return visit.isAllowed;
  return !visit.isPasswordProtected || visit.isInternal || visit.isAllowed;
}

/** GRD-007. */
export function canVisitCountdownPage({ isComingSoon, isAllowed }: StoreAccessFacts): boolean {
  return isComingSoon && !isAllowed;
}

/** GRD-008, A-21: of a shop's own `/login/`, when no redirect_uri is given. */
export function canVisitLogin(visit: StoreAccessFacts): boolean {
  return !canVisitStore(visit);
}
