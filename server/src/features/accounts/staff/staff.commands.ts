import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

/** Somebody who works for the platform, as they were known before it was decided. */
export interface KnownStaff {
  readonly id: number;
  readonly permissions: readonly AtlasPermission[];
  readonly isDisabled: boolean;
}

/** About whom, and who asks: `staff:3`. */
interface Asked {
  readonly id: number;
  readonly by: string;
  /** All of the staff: who joined, and with what, stands in the streams of their accounts. */
  readonly staff: readonly KnownStaff[];
}

export interface ChangeStaffPermissions extends Asked {
  readonly type: 'ChangeStaffPermissions';
  readonly permissions: readonly AtlasPermission[];
}

/** These beside what they hold. */
export interface GrantStaffPermissions extends Asked {
  readonly type: 'GrantStaffPermissions';
  readonly permissions: readonly AtlasPermission[];
}

export interface DisableStaff extends Asked {
  readonly type: 'DisableStaff';
}

export interface EnableStaff extends Asked {
  readonly type: 'EnableStaff';
}

export type StaffCommand =
  | ChangeStaffPermissions
  | GrantStaffPermissions
  | DisableStaff
  | EnableStaff;
