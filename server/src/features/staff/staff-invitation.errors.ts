import { DomainError } from '../../platform/domain-error.js';

/** The invitation does not exist: the link is incomplete or belongs to another installation. */
export class NoSuchInvitation extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This link is not valid. Copy the whole link or ask for a new one.');
  }
}

export class InvitationUsed extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This link has already been used. Sign in instead, or ask for a new one.');
  }
}

export class InvitationOver extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This link has expired or was withdrawn. Ask for a new one.');
  }
}

/** Only the invited address can accept an invitation. */
export class InvitedByAnotherAddress extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: ['Enter the address that the invitation was sent to'] };

  constructor() {
    super('Enter the address that the invitation was sent to');
  }
}

/** Another staff account has the address. */
export class StaffAddressTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: ['A staff account with this address already exists'] };

  constructor() {
    super('A staff account with this address already exists');
  }
}
