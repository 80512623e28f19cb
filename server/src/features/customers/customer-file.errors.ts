import { messages } from '@selvedge/shared/messages';

import { domainError, invalidFields } from '../../platform/domain-error.js';

export class CustomerNotFound extends domainError(
  'not-found',
  'This customer no longer has an account',
) {}

export class CustomerNoteEmpty extends invalidFields(
  { text: [messages.required] },
  messages.required,
) {}

/** The note never existed. */
export class CustomerNoteNotFound extends domainError('not-found', 'This note no longer exists') {}

/** A note can be deleted only by its author. */
export class CustomerNoteOfAnother extends domainError(
  'forbidden',
  'Only the author of a note can delete it',
) {}

export class CustomerFileFull extends domainError(
  'conflict',
  'This customer already has 500 notes. Delete one before you add another',
) {}
