import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError, invalidFields } from '../../../platform/domain-error.js';

/** Invalid terms; `errors` names the field. */
export class DiscountInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

const codeTaken = 'Another discount already has this code';

export class DiscountCodeTaken extends invalidFields({ code: [codeTaken] }, codeTaken) {}

export class DiscountNotFound extends domainError('not-found', messages.pageNotFound) {}

/** Only batches have single-use codes. */
export class NotABatch extends domainError(
  'conflict',
  'Codes can be issued for batches of single-use codes only',
) {}

/** Someone else has changed the discount since it was read. */
export class DiscountMoved extends domainError(
  'conflict',
  'Someone else has changed the discount since you opened it',
) {}
