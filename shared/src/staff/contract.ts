import { ArrayUnique, IsArray } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { JoinByInvitation } from '../accounts/invitations/contract.js';
import type { AtlasPermission } from '../permissions/codes.js';
import { AreAtlasPermissions } from '../permissions/permission-lists.js';

/** POST /omnis/v3/atlas/staff/join/: somebody who was invited makes their account. */
export class JoinStaff extends JoinByInvitation {
  /** Of the invitation, where it names one. */
  @Rules('required', 'email', ['max_length', 254])
  email!: string;
}

/** POST /omnis/v3/atlas/staff/invitations/. */
export class InviteStaff {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;

  /** PRM-007. */
  @IsArray()
  @ArrayUnique()
  @AreAtlasPermissions()
  permissions!: AtlasPermission[];
}

/** What who was invited is told before they join. */
export interface StaffInvitation {
  /** Null for the link that the first start prints: whoever installs it says theirs. */
  readonly email: string | null;
  readonly permissions: readonly AtlasPermission[];
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** An invitation that was not used yet. */
export interface OpenStaffInvitation extends StaffInvitation {
  readonly id: string;
  /** ISO 8601. */
  readonly invitedAt: string;
}

/** Somebody who works for the platform. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** IDN-001: the path of their picture. */
  readonly avatar: string | null;
  readonly permissions: readonly AtlasPermission[];
  /** ATL-007 to ATL-009: 0 enabled, null pending, -1 disabled. */
  readonly status: 0 | -1 | null;
  /** Whether they come in at all. */
  readonly isDisabled: boolean;
  /** ATL-010: ISO 8601; null of who is not muted. */
  readonly mutedAt: string | null;
}

/** API-005, API-006: what muting and unmuting somebody answers. */
export interface Muting {
  /** ISO 8601; null of who is not muted. */
  readonly mutedAt: string | null;
}

/** PUT /omnis/v3/atlas/staff/{id}/: all that somebody may do from now on. */
export class ChangeStaff {
  @IsArray()
  @ArrayUnique()
  @AreAtlasPermissions()
  permissions!: AtlasPermission[];
}

/** GET /omnis/v3/atlas/staff/changes/ answers these, the newest first. */
export interface StaffChange {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who did it; null for the platform itself. */
  readonly by: string | null;
  readonly person: string | null;
  readonly what: 'changed' | 'disabled' | 'enabled' | 'muted' | 'unmuted';
  /** What they may do since. */
  readonly permissions: readonly AtlasPermission[];
}
