import { ArrayUnique, IsArray } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { JoinByInvitation } from '../accounts/invitations/contract.js';
import type { AtlasPermission } from '../permissions/codes.js';
import { AreAtlasPermissions } from '../permissions/permission-lists.js';

/** Body of POST /omnis/v3/atlas/staff/join/: account creation by an invited person. */
export class JoinStaff extends JoinByInvitation {
  /** E-mail address of the invitation, if it names one. */
  @Rules('required', 'email', ['max_length', 254])
  email!: string;
}

/** Body of POST /omnis/v3/atlas/staff/invitations/. */
export class InviteStaff {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;

  @IsArray()
  @ArrayUnique()
  @AreAtlasPermissions()
  permissions!: AtlasPermission[];
}

/** Invitation as shown to the invited person. */
export interface StaffInvitation {
  /** Null for the link printed at first start, whose user chooses the address. */
  readonly email: string | null;
  readonly permissions: readonly AtlasPermission[];
  readonly expiresAt: string;
}

/** An unused invitation. */
export interface OpenStaffInvitation extends StaffInvitation {
  readonly id: string;
  readonly invitedAt: string;
}

/** A staff member. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Path of the profile image. */
  readonly avatar: string | null;
  readonly permissions: readonly AtlasPermission[];
  /** 0 enabled, null pending, -1 disabled. */
  readonly status: 0 | -1 | null;
  /** Whether signing in is blocked. */
  readonly isDisabled: boolean;
  /** ISO 8601; null if not muted. */
  readonly mutedAt: string | null;
}

/** Answer of muting and unmuting. */
export interface Muting {
  /** ISO 8601; null if not muted. */
  readonly mutedAt: string | null;
}

/** Body of PUT /omnis/v3/atlas/staff/{id}/: all permissions. */
export class ChangeStaff {
  @IsArray()
  @ArrayUnique()
  @AreAtlasPermissions()
  permissions!: AtlasPermission[];
}

/** Entry of GET /omnis/v3/atlas/staff/changes/, newest first. */
export interface StaffChange {
  readonly version: number;
  readonly at: string;
  /** Name of the actor; null for the platform itself. */
  readonly by: string | null;
  readonly person: string | null;
  readonly what: 'changed' | 'disabled' | 'enabled' | 'muted' | 'unmuted';
  /** Permissions after the change. */
  readonly permissions: readonly AtlasPermission[];
}
