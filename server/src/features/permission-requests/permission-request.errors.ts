import type { PermissionRequestStage } from '@selvedge/shared/permission-requests/contract';

import { DomainError } from '../../platform/domain-error.js';

/** PRM-004: once at a time. */
export class PermissionRequestedAlready extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You have asked for this already: it waits for an answer');
  }
}

export class PermissionHeldAlready extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('You may do this already');
  }
}

export class PermissionRequestNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('There is no such request');
  }
}

/** Of two who answer the second is told what the first did. */
export class PermissionRequestOver extends DomainError {
  override readonly kind = 'conflict';

  constructor(
    readonly stage: PermissionRequestStage,
    by = 'Somebody',
  ) {
    super(messageOf(stage, by));
  }
}

/** What was asked for is nothing that anybody could be given here. */
export class UnknownPermission extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { permissions: ['There is no such permission'] };

  constructor() {
    super('There is no such permission');
  }
}

function messageOf(stage: PermissionRequestStage, by: string): string {
  if (stage === 'granted') return `${by} has granted this already`;
  if (stage === 'refused') return `${by} has refused this already`;
  return stage === 'withdrawn'
    ? 'This request was taken back'
    : 'Nobody needs an answer to this any more';
}
