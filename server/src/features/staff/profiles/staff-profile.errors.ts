import { DomainError } from '../../../platform/domain-error.js';

/** Nobody of the staff has this id, or has any more. */
export class StaffNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('Nobody of the staff is here under this number');
  }
}

/** Somebody else of the staff leads one. */
export class NoColleague extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { reportsTo: ['Please choose a colleague'] };

  constructor() {
    super('Please choose a colleague');
  }
}

export class BornLater extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { dateOfBirth: ['This day is still to come'] };

  constructor() {
    super('This day is still to come');
  }
}
