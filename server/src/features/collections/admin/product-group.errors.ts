import type { AdminCollection } from '@selvedge/shared/collections/contract';
import type { AdminCreator } from '@selvedge/shared/collections/creators/contract';

import { DomainError } from '../../../platform/domain-error.js';

/** Somebody else saved the collection since it was opened; `current` is what is there now. */
export class CollectionChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: AdminCollection) {
    super('The collection was changed meanwhile');
  }
}

/** Somebody else saved the creator since it was opened; `current` is what is there now. */
export class CreatorChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: AdminCreator) {
    super('The creator was changed meanwhile');
  }
}

/** The products were saved by others again and again while they were to be put elsewhere. */
export class ProductsKeptMoving extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The products are being changed by somebody else: try again');
  }
}
