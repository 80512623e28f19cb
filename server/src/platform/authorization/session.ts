import type { AtlasPermission, DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { Tenant } from './tenant.js';

/** Owner of a session: a customer, or a member of staff. */
export interface Subject {
  readonly kind: 'customer' | 'staff';
  readonly id: number;
}

/** Permissions of a customer in the dashboard of one store; an owner has all of them. */
export interface Membership {
  readonly division: number;
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
}

/** Permissions withheld until a second factor is set up (IDN-005). */
export interface HeldBack {
  readonly memberships: readonly Membership[];
  readonly atlasPermissions: readonly AtlasPermission[];
}

/** Session of a caller. A visitor without an account has a null subject. */
export interface Session {
  /** Opaque name of the visit; reveals nothing about the cookie. */
  readonly visitId: string;
  readonly subject: Subject | null;
  /** Passed the password gate of this host's store (GRD-006). */
  readonly gatePassed: boolean;
  readonly memberships: readonly Membership[];
  readonly atlasPermissions: readonly AtlasPermission[];
  /**
   * Permissions withheld from the fields above until a second factor is set up; undefined without
   * such permissions.
   */
  readonly heldBack?: HeldBack | undefined;
  /** This request extended the session, so its cookie must be extended too. */
  readonly isExtended: boolean;
}

/** All granted permissions, including withheld ones. */
export function grantedTo({ memberships, atlasPermissions, heldBack }: Session): HeldBack {
  return {
    memberships: [...memberships, ...(heldBack?.memberships ?? [])],
    atlasPermissions: [...atlasPermissions, ...(heldBack?.atlasPermissions ?? [])],
  };
}

/** Finds sessions by their cookie. */
export abstract class SessionDirectory {
  /** Undefined if the session is unknown, ended or belongs to another host. */
  abstract find(token: string, tenant: Tenant): Promise<Session | undefined>;
  /** Name of the token's session; the token cannot be derived from it. */
  abstract nameOf(token: string): string;
  /** Like `find`, by that name, but without extending the session. */
  abstract named(name: string, tenant: Tenant): Promise<Session | undefined>;
  /**
   * Current permissions of a subject, independent of any session; undefined if it no longer exists.
   */
  abstract ofSubject(subject: Subject): Promise<Session | undefined>;
}

/** Actor of events and log lines: `customer:7`, `staff:3`, `visitor`. */
export function actorOf({ subject }: Session): string {
  return subject === null ? 'visitor' : `${subject.kind}:${subject.id}`;
}
