import { IsInt } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { JoinByInvitation } from '../accounts/invitations/contract.js';
import type { DashboardPermission } from '../permissions/codes.js';
import { AreDashboardPermissions } from '../permissions/permission-lists.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** Somebody who works on a store. GET /omnis/v3/dashboard/team/ answers all of them, by name. */
export interface TeamMember {
  /** Of the customer. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** IDN-001: the path of their picture. */
  readonly avatar: string | null;
  /** PRM-006: an owner holds every permission. */
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
  /** ISO 8601: when they came to the store. */
  readonly since: string;
}

/** PUT /omnis/v3/dashboard/team/{id}/: all that a member may do from now on. */
export class ChangePermissions {
  @AreDashboardPermissions()
  permissions!: DashboardPermission[];
}

/** POST /omnis/v3/dashboard/team/{id}/ownership/ */
export class GiveOwnership {
  /** The owner who gives it away, and stays as a member; left out it is shared. */
  @IsInt()
  @Rules(['min_value', 1])
  @unlessAbsent
  from?: number;
}

/** GET /omnis/v3/dashboard/team/changes/ answers these, the newest first. */
export interface TeamChange {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who did it; null for the platform itself, and for who has no account any more. */
  readonly by: string | null;
  /** Whom it is about; null for who has no account any more. */
  readonly person: string | null;
  readonly what: 'opened' | 'joined' | 'changed' | 'became-owner' | 'was-given' | 'removed';
  readonly gained: readonly DashboardPermission[];
  readonly lost: readonly DashboardPermission[];
}

/** POST /omnis/v3/dashboard/team/invitations/: somebody is asked to work on the store. */
export class InviteMember extends ChangePermissions {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;
}

/** POST /omnis/v3/dashboard/team/join/: somebody who was invited makes their account. */
export class JoinTeam extends JoinByInvitation {}

/** What who was invited is told before they join. */
export interface TeamInvitationAnswer {
  readonly email: string;
  readonly permissions: readonly DashboardPermission[];
  /** Then they sign in, instead of making one. */
  readonly hasAccount: boolean;
}

/** An invitation that was neither used nor taken back. */
export interface OpenTeamInvitation {
  readonly id: string;
  readonly email: string;
  readonly permissions: readonly DashboardPermission[];
  /** ISO 8601. */
  readonly expiresAt: string;
  /** It can be sent again. */
  readonly isOver: boolean;
}
