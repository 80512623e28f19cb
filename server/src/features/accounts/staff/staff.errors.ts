import { permissionDenied } from '@selvedge/shared/permissions/refusals';

import { DomainError, domainError } from '../../../platform/domain-error.js';

/** Staff can grant or revoke only permissions that they hold themselves. */
export class StaffPermissionNotHeld extends DomainError {
  override readonly kind = permissionDenied.kind;

  constructor() {
    super(permissionDenied.message);
  }

  /** Common code of all refused permissions, on which clients rely (decision 0004). */
  override get code(): string {
    return permissionDenied.code;
  }
}

/** Muted staff cannot write to others (ATL-011). */
export class Muted extends StaffPermissionNotHeld {}

export class StaffNotFound extends domainError(
  'not-found',
  'This person is no longer a member of staff',
) {}

/** At least one member must be able to manage staff. */
export class LastLead extends domainError(
  'conflict',
  'At least one active member of staff must be able to manage staff. Give someone else this permission first',
) {}

/** Staff cannot change their own permissions or status. */
export class NotOneselfOfStaff extends domainError(
  'conflict',
  'You cannot change this for yourself. Ask someone else with permission to do it',
) {}
