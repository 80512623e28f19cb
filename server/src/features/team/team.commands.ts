import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

interface OfTeam {
  readonly division: number;
  readonly customerId: number;
}

/** Action of an actor: an owner or member (`customer:7`) or staff (`staff:3`). */
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

/** Adds to the permissions that the member already has. */
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

/** The customer leaves voluntarily. */
export interface LeaveTeam extends OfTeam {
  readonly type: 'LeaveTeam';
}

/** Own setting of a member: whether paid orders are mailed. */
export interface ChooseSaleMails extends OfTeam {
  readonly type: 'ChooseSaleMails';
  readonly isOn: boolean;
}

/** Removes an erased account, whatever its role. */
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
  | ChooseSaleMails
  | ForgetMember;
