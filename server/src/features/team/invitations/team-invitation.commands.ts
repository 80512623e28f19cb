import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

interface OfInvitation {
  readonly division: number;
  readonly invitationId: string;
}

export interface InviteMember extends OfInvitation {
  readonly type: 'InviteMember';
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  readonly permissions: readonly DashboardPermission[];
  /** ISO 8601, as the next. */
  readonly now: string;
  readonly expiresAt: string;
}

/** It is good as long as a new one from then on. */
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
  /** Of the customer. */
  readonly email: string;
  readonly now: string;
}

export type TeamInvitationCommand =
  | InviteMember
  | SendInvitationAgain
  | WithdrawInvitation
  | AcceptInvitation;
