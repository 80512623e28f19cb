import { DomainError } from '../../platform/domain-error.js';

/** There is no such invitation: the link was cut, or comes from another installation. */
export class NoSuchInvitation extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This link leads nowhere. Please copy it whole, or ask for another one');
  }
}

export class InvitationUsed extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This link was used already. Sign in instead, or ask for another one');
  }
}

export class InvitationOver extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This link is over. Please ask for another one');
  }
}

/** An invitation is for the address that it was sent to. */
export class InvitedByAnotherAddress extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: ['Please use the address that the invitation was sent to'] };

  constructor() {
    super('Please use the address that the invitation was sent to');
  }
}

/** Somebody of the staff has the address. */
export class StaffAddressTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { email: ['Somebody of the staff has this address already'] };

  constructor() {
    super('Somebody of the staff has this address already');
  }
}
