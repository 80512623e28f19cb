import {
  DASHBOARD_PERMISSIONS,
  type AtlasPermission,
  type Permission,
} from '@selvedge/shared/accounts/contract';

import type { Session } from './session.js';

/** Whether a session may do something in a division. */
export function holds(session: Session, permission: Permission, division: number): boolean {
  return permissionsIn(session, division).has(permission);
}

/**
 * All that a session may do in a division. Staff hold what they were granted, and with `stores`
 * every permission of every dashboard; an owner holds all of their own store's dashboard; nobody
 * holds anything by the host they came to.
 */
export function permissionsIn(
  { subject, memberships, atlasPermissions }: Session,
  division: number,
): ReadonlySet<Permission> {
  if (subject?.kind === 'staff') return ofStaff(atlasPermissions);
  const membership = memberships.find((candidate) => candidate.division === division);
  if (membership === undefined) return new Set();
  return new Set(membership.role === 'owner' ? DASHBOARD_PERMISSIONS : membership.permissions);
}

function ofStaff(granted: readonly AtlasPermission[]): ReadonlySet<Permission> {
  const dashboard = granted.includes('stores') ? DASHBOARD_PERMISSIONS : [];
  return new Set<Permission>([...granted, ...dashboard]);
}
