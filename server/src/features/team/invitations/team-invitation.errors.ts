import { DomainError } from '../../../platform/domain-error.js';

/** There is no such invitation: the link was cut, or comes from another store. */
export class MemberInvitationNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This link leads nowhere. Please copy it whole, or ask for another one');
  }
}

export class MemberInvitationUsed extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation was used already. Sign in instead');
  }
}

export class MemberInvitationWithdrawn extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation was taken back. Ask whoever sent it');
  }
}

export class MemberInvitationExpired extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation is over: it was good for a week. Ask for another one');
  }
}

/** Whoever is signed in is somebody else. */
export class InvitedUnderAnotherAddress extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This invitation is for another e-mail address: sign in with that one');
  }
}

export class AlreadyInvited extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This person is invited already: send it again, or take it back first');
  }
}

export class WorksHereAlready extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This person works on the store already');
  }
}

/** Whoever has an account proves who they are before they join. */
export class HasAnAccount extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You have an account already: sign in with its password');
  }
}
