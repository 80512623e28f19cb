import { IsInt } from 'class-validator';

import { Rules } from '../forms/validators.js';
import { JoinByInvitation } from '../accounts/invitations/contract.js';
import type { DashboardPermission } from '../permissions/codes.js';
import { AreDashboardPermissions } from '../permissions/permission-lists.js';
import { unlessAbsent } from '../http/field-decorators.js';

/** A team member of a store. GET /omnis/v3/dashboard/team/ returns all, by name. */
export interface TeamMember {
  /** Id of the customer. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Path of the profile image. */
  readonly avatar: string | null;
  /** An owner holds every permission. */
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
  /** When they joined the store, ISO 8601. */
  readonly since: string;
}

/** Body of PUT /omnis/v3/dashboard/team/{id}/: all permissions of the member. */
export class ChangePermissions {
  @AreDashboardPermissions()
  permissions!: DashboardPermission[];
}

/** Body of POST /omnis/v3/dashboard/team/{id}/ownership/. */
export class GiveOwnership {
  /** Owner who transfers ownership and stays as a member. If absent, ownership is shared. */
  @IsInt()
  @Rules(['min_value', 1])
  @unlessAbsent
  from?: number;
}

/** Entry of GET /omnis/v3/dashboard/team/changes/, newest first. */
export interface TeamChange {
  readonly version: number;
  readonly at: string;
  /** Name of the actor; null for the platform itself and for deleted accounts. */
  readonly by: string | null;
  /** Name of the affected person; null for deleted accounts. */
  readonly person: string | null;
  readonly what: 'opened' | 'joined' | 'changed' | 'became-owner' | 'was-given' | 'removed';
  readonly gained: readonly DashboardPermission[];
  readonly lost: readonly DashboardPermission[];
}

/** Body of POST /omnis/v3/dashboard/team/invitations/. */
export class InviteMember extends ChangePermissions {
  @Rules('required', 'email', ['max_length', 254])
  email!: string;
}

/** Body of POST /omnis/v3/dashboard/team/join/: account creation by an invited person. */
export class JoinTeam extends JoinByInvitation {}

/** Invitation as shown to the invited person. */
export interface TeamInvitationAnswer {
  readonly email: string;
  readonly permissions: readonly DashboardPermission[];
  /** Whether the person has an account to sign in with. */
  readonly hasAccount: boolean;
}

/** A pending invitation. */
export interface OpenTeamInvitation {
  readonly id: string;
  readonly email: string;
  readonly permissions: readonly DashboardPermission[];
  readonly expiresAt: string;
  /** Whether it has expired; it can be sent again. */
  readonly isOver: boolean;
}
