import { domainError } from '../../platform/domain-error.js';

export class NotificationNotFound extends domainError(
  'not-found',
  'This notification no longer exists',
) {}

export class NotificationNotTaken extends domainError(
  'conflict',
  'The linked address did not accept the request. Try again later.',
) {}

/** The action requires the Pro plan (NTF-010). */
export class NotificationTakesPro extends domainError('pro-required', 'This action requires Pro') {}
