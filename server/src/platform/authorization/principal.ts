import type { Principal } from '@selvedge/shared/permissions/principal';
import type { Permission } from '@selvedge/shared/permissions/codes';
import { heldByStaff, heldInStore } from '@selvedge/shared/permissions/roles';

import type { Session } from './session.js';
import type { Tenant } from './tenant.js';

/** Session and host of a call. */
export interface Caller {
  readonly tenant: Tenant;
  readonly session: Session;
}

/**
 * Principal with respect to the store of the call: the one named in its path, otherwise the host's.
 */
export function principalOf({
  division,
  ...caller
}: Caller & { readonly division: number }): Principal {
  return principalIn(caller, division);
}

/** GRD-048: principal with respect to a store. */
export function principalIn({ tenant, session }: Caller, division: number): Principal {
  return {
    kind: session.subject?.kind ?? 'visitor',
    context: tenant.context,
    division,
    isMember: session.memberships.some((membership) => membership.division === division),
    hasPassedGate: session.gatePassed && division === tenant.division,
    permissions: permissionsIn(session, division),
    ...(lacksSecondFactor(session, division) && { lacksSecondFactor: true }),
  };
}

/**
 * IDN-005: staff without a required second factor are restricted everywhere, members in the stores
 * that require one.
 */
function lacksSecondFactor({ subject, heldBack }: Session, division: number): boolean {
  if (heldBack === undefined) return false;
  return subject?.kind === 'staff' || heldBack.memberships.some((one) => one.division === division);
}

/** Permissions of a session in a division; the host alone grants none. */
function permissionsIn(
  { subject, memberships, atlasPermissions }: Session,
  division: number,
): ReadonlySet<Permission> {
  if (subject?.kind === 'staff') return heldByStaff(atlasPermissions);
  const membership = memberships.find((candidate) => candidate.division === division);
  return membership === undefined
    ? new Set()
    : heldInStore(membership.role, membership.permissions);
}
