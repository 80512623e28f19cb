import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import { importLimitRows } from '@selvedge/shared/products/admin/csv-columns';
import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../../../platform/domain-error.js';

/** The product was saved by someone else since it was opened; `current` is the new version. */
export class ProductChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: AdminProduct) {
    super('The product has changed since you opened it. Reload it and try again.');
  }
}

/** The store has no such product or import. */
export class NotOnThisDesk extends domainError('not-found', messages.pageNotFound) {}

/** A field names something that the store does not have, or that is invalid. */
export class ChoiceUnknown extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

/** The upload is not a valid product file. */
export class ProductFileInvalid extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(message: string) {
    super(message);
    this.errors = { file: [message] };
  }
}

export class TooManyRows extends ProductFileInvalid {
  constructor() {
    super(`A file can contain at most ${importLimitRows} products`);
  }
}
