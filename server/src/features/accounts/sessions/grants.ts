import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { Membership, Session, Subject } from '../../../platform/authorization/session.js';

/** Membership with the store's second-factor requirement (IDN-005). */
interface GrantedMembership extends Membership {
  readonly force2fa: boolean;
}

/** Memberships and permissions granted to an account. */
export interface Grants {
  readonly memberships: readonly GrantedMembership[];
  readonly atlasPermissions: readonly AtlasPermission[];
  readonly hasFactor: boolean;
}

/**
 * Returns the effective memberships and permissions: without a second factor, those that require
 * one are held back (IDN-005). Used by every kind of authentication, so that none can skip the
 * rule.
 */
export function effectiveGrants(
  subject: Subject | null,
  { memberships, atlasPermissions, hasFactor }: Grants,
  staffNeedFactor: boolean,
): Pick<Session, 'memberships' | 'atlasPermissions' | 'heldBack'> {
  if (hasFactor) return { memberships: memberships.map(plain), atlasPermissions };
  if (subject?.kind === 'staff' && staffNeedFactor) {
    const heldBack = { memberships: [], atlasPermissions };
    return { memberships: [], atlasPermissions: [], heldBack };
  }
  const held = memberships.filter(({ force2fa }) => force2fa).map(plain);
  return {
    memberships: memberships.filter(({ force2fa }) => !force2fa).map(plain),
    atlasPermissions,
    ...(held.length > 0 && { heldBack: { memberships: held, atlasPermissions: [] } }),
  };
}

function plain({ division, role, permissions }: GrantedMembership): Membership {
  return { division, role, permissions };
}
