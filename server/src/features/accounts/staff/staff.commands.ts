import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

/** Somebody who works for the platform, as they were known before it was decided. */
export interface StaffSnapshot {
  readonly id: number;
  readonly permissions: readonly AtlasPermission[];
  readonly isDisabled: boolean;
  /** ATL-010: since when, ISO 8601. */
  readonly mutedAt: string | null;
}

/** About whom, and who asks: `staff:3`. */
interface StaffAction {
  readonly id: number;
  readonly by: string;
  /** All of the staff: who joined, and with what, stands in the streams of their accounts. */
  readonly staff: readonly StaffSnapshot[];
}

export interface ChangeStaffPermissions extends StaffAction {
  readonly type: 'ChangeStaffPermissions';
  readonly permissions: readonly AtlasPermission[];
}

/** These beside what they hold. */
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
