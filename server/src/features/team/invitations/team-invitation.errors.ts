import { DomainError } from '../../../platform/domain-error.js';

/** The invitation does not exist: the link is incomplete or belongs to another store. */
export class MemberInvitationNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This link is not valid. Copy the whole link or ask for a new one.');
  }
}

export class MemberInvitationUsed extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation has already been used. Sign in instead.');
  }
}

export class MemberInvitationWithdrawn extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation was withdrawn. Ask the sender for a new one.');
  }
}

export class MemberInvitationExpired extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation has expired: it was valid for 7 days. Ask for a new one.');
  }
}

/** The invitation is for an account other than the signed-in one. */
export class InvitedUnderAnotherAddress extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation is for another e-mail address. Sign in with that address.');
  }
}

export class AlreadyInvited extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This person has already been invited. Send the invitation again, or withdraw it first.');
  }
}

export class WorksHereAlready extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This person is already on the team');
  }
}

/** Existing customers must sign in before they join. */
export class HasAnAccount extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You already have an account. Sign in with your password.');
  }
}
