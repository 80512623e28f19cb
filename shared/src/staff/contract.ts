import { ArrayUnique, IsArray, IsEmail, MaxLength } from 'class-validator';

import { JoinByInvitation } from '../accounts/invitations/contract.js';
import { messages } from '../messages.js';
import type { AtlasPermission } from '../permissions/codes.js';
import { AreAtlasPermissions } from '../permissions/permission-lists.js';

/** POST /omnis/v3/atlas/staff/join/: somebody who was invited makes their account. */
export class JoinStaff extends JoinByInvitation {
  /** Of the invitation, where it names one. */
  @IsEmail({}, { message: messages.email })
  @MaxLength(254)
  email!: string;
}

/** POST /omnis/v3/atlas/staff/invitations/. */
export class InviteStaff {
  @IsEmail({}, { message: messages.email })
  @MaxLength(254)
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
  readonly permissions: readonly AtlasPermission[];
}
