import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { Membership, Session, Subject } from '../../../platform/authorization/session.js';

/** A store's dashboard, which may ask for a second factor (IDN-005). */
interface GrantedMembership extends Membership {
  readonly force2fa: boolean;
}

/** What somebody was granted. */
export interface Holdings {
  readonly memberships: readonly GrantedMembership[];
  readonly atlasPermissions: readonly AtlasPermission[];
  readonly hasFactor: boolean;
}

/**
 * What somebody holds now: without a second factor nothing of what takes one (IDN-005). Every way in asks
 * here, so that none can forget it.
 */
export function heldNow(
  subject: Subject | null,
  { memberships, atlasPermissions, hasFactor }: Holdings,
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
