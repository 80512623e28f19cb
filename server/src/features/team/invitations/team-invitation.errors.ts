import { domainError } from '../../../platform/domain-error.js';

/** The invitation does not exist: the link is incomplete or belongs to another store. */
export class MemberInvitationNotFound extends domainError(
  'not-found',
  'This link is not valid. Copy the whole link or ask for a new one.',
) {}

export class MemberInvitationUsed extends domainError(
  'conflict',
  'This invitation has already been used. Sign in instead.',
) {}

export class MemberInvitationWithdrawn extends domainError(
  'conflict',
  'This invitation was withdrawn. Ask the sender for a new one.',
) {}

export class MemberInvitationExpired extends domainError(
  'conflict',
  'This invitation has expired: it was valid for 7 days. Ask for a new one.',
) {}

/** The invitation is for an account other than the signed-in one. */
export class InvitedUnderAnotherAddress extends domainError(
  'conflict',
  'This invitation is for another e-mail address. Sign in with that address.',
) {}

export class AlreadyInvited extends domainError(
  'conflict',
  'This person has already been invited. Send the invitation again, or withdraw it first.',
) {}

export class WorksHereAlready extends domainError(
  'conflict',
  'This person is already on the team',
) {}

/** Existing customers must sign in before they join. */
export class HasAnAccount extends domainError(
  'conflict',
  'You already have an account. Sign in with your password.',
) {}
