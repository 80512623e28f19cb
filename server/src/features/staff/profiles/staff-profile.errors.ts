import { domainError, invalidFields } from '../../../platform/domain-error.js';

/** No staff account has this id (never existed, or deleted). */
export class StaffNotFound extends domainError('not-found', 'This staff account does not exist') {}

/** `reportsTo` must name another active staff account. */
export class NoColleague extends invalidFields(
  { reportsTo: ['Choose a colleague'] },
  'Choose a colleague',
) {}

export class BornLater extends invalidFields(
  { dateOfBirth: ['The date of birth must be in the past'] },
  'The date of birth must be in the past',
) {}
