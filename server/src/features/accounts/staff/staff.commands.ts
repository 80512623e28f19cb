import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

/** State of a member of staff before the decision. */
export interface StaffSnapshot {
  readonly id: number;
  readonly permissions: readonly AtlasPermission[];
  readonly isDisabled: boolean;
  /** Muted since, in ISO 8601; null if not muted (ATL-010). */
  readonly mutedAt: string | null;
}

/** Target of a staff command, with the actor, e.g. `staff:3`. */
interface StaffAction {
  readonly id: number;
  readonly by: string;
  /**
   * Snapshot of all staff, whose members and initial permissions are recorded in the account
   * streams.
   */
  readonly staff: readonly StaffSnapshot[];
}

export interface ChangeStaffPermissions extends StaffAction {
  readonly type: 'ChangeStaffPermissions';
  readonly permissions: readonly AtlasPermission[];
}

/** Adds permissions to the existing ones. */
export interface GrantStaffPermissions extends StaffAction {
  readonly type: 'GrantStaffPermissions';
  readonly permissions: readonly AtlasPermission[];
}

export interface DisableStaff extends StaffAction {
  readonly type: 'DisableStaff';
}

export interface EnableStaff extends StaffAction {
  readonly type: 'EnableStaff';
}

export interface MuteStaff extends StaffAction {
  readonly type: 'MuteStaff';
}

export interface UnmuteStaff extends StaffAction {
  readonly type: 'UnmuteStaff';
}

export type StaffCommand =
  | ChangeStaffPermissions
  | GrantStaffPermissions
  | DisableStaff
  | EnableStaff
  | MuteStaff
  | UnmuteStaff;
