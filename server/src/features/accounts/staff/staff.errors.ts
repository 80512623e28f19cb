import { permissionDenied } from '@selvedge/shared/permissions/refusals';

import { DomainError } from '../../../platform/domain-error.js';

/** Nobody gives, or takes, what they do not hold themselves. */
export class StaffPermissionNotHeld extends DomainError {
  override readonly kind = permissionDenied.kind;

  constructor() {
    super(permissionDenied.message);
  }

  /** That of every refusal of a permission, which clients know (decision 0004). */
  override get code(): string {
    return permissionDenied.code;
  }
}

/** ATL-011: whoever is muted says nothing. */
export class Muted extends StaffPermissionNotHeld {}

export class StaffNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This person does not work for the platform any more');
  }
}

/** Somebody always says who works here. */
export class LastLead extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Somebody has to say who works here: let somebody else do that first');
  }
}

/** Nobody changes what they may do themselves. */
export class NotOneselfOfStaff extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You cannot change this of yourself: ask somebody else who may');
  }
}
