import { permissionDenied } from '@selvedge/shared/permissions/refusals';

import { DomainError, domainError } from '../../platform/domain-error.js';

/** The permissions of owners cannot be restricted. */
export class OwnersHoldAll extends domainError(
  'conflict',
  'Owners have all permissions in their shop',
) {}

/** Actors can grant or revoke only permissions that they hold. */
export class PermissionNotHeld extends DomainError {
  override readonly kind = permissionDenied.kind;

  constructor() {
    super(permissionDenied.message);
  }

  /** Shared by all permission refusals; clients rely on it (decision 0004). */
  override get code(): string {
    return permissionDenied.code;
  }
}

export class MemberNotFound extends domainError(
  'not-found',
  'This person is no longer on the team',
) {}

/** A store always has at least one owner. */
export class LastOwner extends domainError(
  'conflict',
  'A shop needs an owner. Make someone else an owner first.',
) {}

/** Actors cannot lock themselves out. */
export class NotOneself extends domainError(
  'conflict',
  'You cannot take this away from yourself. Ask someone else with permission to do it.',
) {}
