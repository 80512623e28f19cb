import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

/** About whom, in which store. */
interface OfTeam {
  readonly division: number;
  readonly customerId: number;
}

/** What people of the store, or of the platform, ask for: `customer:7`, `staff:3`. */
interface TeamAction extends OfTeam {
  readonly by: string;
}

export interface AddMember extends OfTeam {
  readonly type: 'AddMember';
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
}

export interface ChangePermissions extends TeamAction {
  readonly type: 'ChangePermissions';
  readonly permissions: readonly DashboardPermission[];
}

/** These beside what they hold. */
export interface GrantPermissions extends TeamAction {
  readonly type: 'GrantPermissions';
  readonly permissions: readonly DashboardPermission[];
}

export interface ShareOwnership extends TeamAction {
  readonly type: 'ShareOwnership';
}

export interface GiveOwnership extends TeamAction {
  readonly type: 'GiveOwnership';
  readonly from: number;
}

export interface RemoveMember extends TeamAction {
  readonly type: 'RemoveMember';
}

/** Of somebody who goes of their own accord. */
export interface LeaveTeam extends OfTeam {
  readonly type: 'LeaveTeam';
}

/** Of somebody who has no account any more, whatever they were. */
export interface ForgetMember extends OfTeam {
  readonly type: 'ForgetMember';
}

export type TeamCommand =
  | AddMember
  | ChangePermissions
  | GrantPermissions
  | ShareOwnership
  | GiveOwnership
  | RemoveMember
  | LeaveTeam
  | ForgetMember;
