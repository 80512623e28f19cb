import type { Asker } from '@selvedge/shared/permissions/asker';
import type { Permission } from '@selvedge/shared/permissions/codes';
import { heldByStaff, heldInStore } from '@selvedge/shared/permissions/roles';

import type { Session } from './session.js';
import type { Tenant } from './tenant.js';

/** Who calls, and on which host. */
export interface Caller {
  readonly tenant: Tenant;
  readonly session: Session;
}

/** As whom they ask about the store that the call is about: the one its path names, else the host's. */
export function askerOf({ division, ...caller }: Caller & { readonly division: number }): Asker {
  return askerIn(caller, division);
}

/** GRD-048: as whom they ask about a store. */
export function askerIn({ tenant, session }: Caller, division: number): Asker {
  return {
    kind: session.subject?.kind ?? 'visitor',
    context: tenant.context,
    division,
    isMember: session.memberships.some((membership) => membership.division === division),
    hasPassedGate: session.gatePassed && division === tenant.division,
    permissions: permissionsIn(session, division),
    ...(isHeldBack(session, division) && { isHeldBack: true }),
  };
}

/** IDN-005: staff are held back everywhere, members in the stores that ask for a second factor. */
function isHeldBack({ subject, heldBack }: Session, division: number): boolean {
  if (heldBack === undefined) return false;
  return subject?.kind === 'staff' || heldBack.memberships.some((one) => one.division === division);
}

/** All that a session holds in a division; nobody holds anything by the host they came to. */
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
