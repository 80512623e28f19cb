import type { PermissionRequestStage } from '@selvedge/shared/permission-requests/contract';

import { DomainError, domainError, invalidFields } from '../../platform/domain-error.js';

/** The person already has an open request for the permission (PRM-004). */
export class PermissionRequestedAlready extends domainError(
  'conflict',
  'You have already requested this permission. The request is waiting for an answer.',
) {}

export class PermissionHeldAlready extends domainError(
  'conflict',
  'You already have this permission',
) {}

export class PermissionRequestNotFound extends domainError(
  'not-found',
  'We were unable to find this request',
) {}

/** The request has already ended; the message names the outcome and who answered. */
export class PermissionRequestOver extends DomainError {
  override readonly kind = 'conflict';

  constructor(
    readonly stage: PermissionRequestStage,
    by = 'A team member',
  ) {
    super(messageOf(stage, by));
  }
}

/** The code is unknown or cannot be granted here. */
export class UnknownPermission extends invalidFields(
  { permissions: ['This permission does not exist'] },
  'This permission does not exist',
) {}

function messageOf(stage: PermissionRequestStage, by: string): string {
  if (stage === 'granted') return `${by} has already granted this request`;
  if (stage === 'refused') return `${by} has already refused this request`;
  return stage === 'withdrawn'
    ? 'This request was withdrawn'
    : 'This request no longer needs an answer';
}
