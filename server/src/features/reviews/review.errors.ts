import { messages } from '@selvedge/shared/messages';

import { domainError, invalidFields } from '../../platform/domain-error.js';

const invalid = (field: string, message: string) => invalidFields({ [field]: [message] }, message);

export class RatingOutOfRange extends invalid('rating', 'A rating is a whole number from 1 to 5') {}

export class ReviewAuthorMissing extends invalid('authorName', messages.required) {}

export class ReviewTextTooLong extends invalid(
  'text',
  'A review can have at most 5000 characters',
) {}

export class ReviewDateInvalid extends invalid(
  'date',
  'Enter a date such as 2026-01-31T12:00:00Z',
) {}

/** The store has no product with this uuid. */
export class ReviewedProductUnknown extends invalid('product', messages.productUnavailable) {}

export class ReviewNotFound extends domainError(
  'not-found',
  'We were unable to find this review',
) {}

/** Another review, or another content, already uses this uuid. */
export class ReviewTold extends domainError('conflict', 'Another review already has this uuid') {}
