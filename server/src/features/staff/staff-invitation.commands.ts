import type { StaffInvited } from './staff-invitation.events.js';

/** Not seen before: an id is drawn for each. */
export interface InviteToStaff extends Omit<StaffInvited, 'type'> {
  readonly type: 'InviteToStaff';
}

export interface AcceptStaffInvitation {
  readonly type: 'AcceptStaffInvitation';
  readonly id: string;
  /** The address that the account is to have. */
  readonly email: string;
  /** ISO 8601. */
  readonly now: string;
}

export interface WithdrawStaffInvitation {
  readonly type: 'WithdrawStaffInvitation';
  readonly id: string;
}

export type StaffInvitationCommand =
  | InviteToStaff
  | AcceptStaffInvitation
  | WithdrawStaffInvitation;
