import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

interface OfInvitation {
  readonly division: number;
  readonly invitationId: string;
}

export interface InviteMember extends OfInvitation {
  readonly type: 'InviteMember';
  readonly subject: string;
  /** Lower case. */
  readonly email: string;
  readonly permissions: readonly DashboardPermission[];
  /** ISO 8601, like `expiresAt`. */
  readonly now: string;
  readonly expiresAt: string;
}

/** Sends the invitation again, which restarts its lifetime. */
export interface SendInvitationAgain extends OfInvitation {
  readonly type: 'SendInvitationAgain';
  readonly expiresAt: string;
}

export interface WithdrawInvitation extends OfInvitation {
  readonly type: 'WithdrawInvitation';
}

export interface AcceptInvitation extends OfInvitation {
  readonly type: 'AcceptInvitation';
  readonly customerId: number;
  /** E-mail address of the accepting customer. */
  readonly email: string;
  readonly now: string;
}

export type TeamInvitationCommand =
  | InviteMember
  | SendInvitationAgain
  | WithdrawInvitation
  | AcceptInvitation;
