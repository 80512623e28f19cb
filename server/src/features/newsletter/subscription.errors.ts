import { domainError, invalidFields } from '../../platform/domain-error.js';

/** The link is incomplete or belongs to another shop. */
export class NoSuchSubscription extends domainError(
  'not-found',
  'This subscription link is not valid',
) {}

/** The list is neither the first one nor named by a form of the store. */
export class NoSuchMailingList extends invalidFields(
  { mailingList: ['This mailing list does not exist'] },
  'This mailing list does not exist',
) {}
