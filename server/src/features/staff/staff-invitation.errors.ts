import { domainError, invalidFields } from '../../platform/domain-error.js';

/** The invitation does not exist: the link is incomplete or belongs to another installation. */
export class NoSuchInvitation extends domainError(
  'not-found',
  'This link is not valid. Copy the whole link or ask for a new one.',
) {}

export class InvitationUsed extends domainError(
  'conflict',
  'This link has already been used. Sign in instead, or ask for a new one.',
) {}

export class InvitationOver extends domainError(
  'conflict',
  'This link has expired or was withdrawn. Ask for a new one.',
) {}

/** Only the invited address can accept an invitation. */
export class InvitedByAnotherAddress extends invalidFields(
  { email: ['Enter the address that the invitation was sent to'] },
  'Enter the address that the invitation was sent to',
) {}

/** Another staff account has the address. */
export class StaffAddressTaken extends invalidFields(
  { email: ['A staff account with this address already exists'] },
  'A staff account with this address already exists',
) {}
