import { permissionDenied } from '@selvedge/shared/permissions/refusals';

import { DomainError } from '../../platform/domain-error.js';

/** Nobody takes from an owner what makes one. */
export class OwnersHoldAll extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('An owner may do everything in their store');
  }
}

/** Nobody gives, or takes, what they do not hold themselves. */
export class PermissionNotHeld extends DomainError {
  override readonly kind = permissionDenied.kind;

  constructor() {
    super(permissionDenied.message);
  }

  /** That of every refusal of a permission, which clients know (decision 0004). */
  override get code(): string {
    return permissionDenied.code;
  }
}

export class MemberNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This person does not work on this store any more');
  }
}

/** A store always has somebody who may do everything. */
export class LastOwner extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('A store needs an owner: make somebody else an owner first');
  }
}

/** Nobody locks themselves out. */
export class NotOneself extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You cannot take this from yourself: ask somebody else who may');
  }
}
