import type { AtlasPermission, DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { Tenant } from './tenant.js';

/** Who a session belongs to: a shopper or owner, or a member of staff. */
export interface Subject {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

/** What a customer may do in the dashboard of one store; an owner holds every permission. */
export interface Membership {
  readonly division: number;
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
}

/** What somebody holds only once they have a second factor (IDN-005). */
export interface HeldBack {
  readonly memberships: readonly Membership[];
  readonly atlasPermissions: readonly AtlasPermission[];
}

/** What the server knows about who is asking. Without account it is a visitor's, with subject null. */
export interface Session {
  /** An opaque, harmless name of the visit; it says nothing about the cookie. */
  readonly visitId: string;
  readonly subject: Subject | null;
  /** Passed the password gate of this host's store (GRD-006). */
  readonly gatePassed: boolean;
  readonly memberships: readonly Membership[];
  readonly atlasPermissions: readonly AtlasPermission[];
  /** Left out of the two above for want of a second factor; undefined where nothing is. */
  readonly heldBack?: HeldBack | undefined;
  /** This request moved its end, so the end of its cookie has to move too. */
  readonly isExtended: boolean;
}

/** All that somebody was granted, with what waits for their second factor. */
export function grantedTo({ memberships, atlasPermissions, heldBack }: Session): HeldBack {
  return {
    memberships: [...memberships, ...(heldBack?.memberships ?? [])],
    atlasPermissions: [...atlasPermissions, ...(heldBack?.atlasPermissions ?? [])],
  };
}

/** Finds the session that a cookie names. */
export abstract class SessionDirectory {
  /** Undefined when the session is unknown, over, or another host's. */
  abstract find(token: string, tenant: Tenant): Promise<Session | undefined>;
  /** A name of the token's session, from which the token cannot be found. */
  abstract nameOf(token: string): string;
  /** As `find`, by that name; the session does not last longer for it. */
  abstract named(name: string, tenant: Tenant): Promise<Session | undefined>;
  /** What somebody holds at present, with or without a session of their own; undefined for who is no more. */
  abstract ofSubject(subject: Subject): Promise<Session | undefined>;
}

/** `customer:7`, `staff:3`, `visitor`: who did it, in events and logs. */
export function actorOf({ subject }: Session): string {
  return subject === null ? 'visitor' : `${subject.kind}:${subject.id}`;
}
