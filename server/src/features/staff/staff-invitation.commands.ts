import type { StaffInvited } from './staff-invitation.events.js';

/** The id is new: each invitation gets a random one. */
export interface InviteToStaff extends Omit<StaffInvited, 'type'> {
  readonly type: 'InviteToStaff';
}

export interface AcceptStaffInvitation {
  readonly type: 'AcceptStaffInvitation';
  readonly id: string;
  /** Address of the new account. */
  readonly email: string;
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
