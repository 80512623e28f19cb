import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import { importLimitRows } from '@selvedge/shared/products/admin/csv-columns';
import { messages } from '@selvedge/shared/messages';

import { DomainError } from '../../../platform/domain-error.js';

/** Somebody else saved the product since it was opened; `current` is what is there now. */
export class ProductChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: AdminProduct) {
    super('The product was changed meanwhile');
  }
}

/** There is no such product or import in this store. */
export class NotOnThisDesk extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super(messages.pageNotFound);
  }
}

/** A field names something that this store does not have, or that cannot be. */
export class ChoiceUnknown extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: [message] };
  }
}

/** The uploaded text is no product file. */
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
    super(`A file may hold at most ${importLimitRows} products`);
  }
}
