import type { AdminCollection } from '@selvedge/shared/collections/contract';
import type { AdminCreator } from '@selvedge/shared/collections/creators/contract';

import { DomainError, domainError } from '../../../platform/domain-error.js';

/** Someone else has saved the collection since it was opened; `current` is the new version. */
export class CollectionChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: AdminCollection) {
    super('Someone else has changed the collection since you opened it');
  }
}

/** Someone else has saved the creator since it was opened; `current` is the new version. */
export class CreatorChangedMeanwhile extends DomainError {
  override readonly kind = 'conflict';

  constructor(override readonly current: AdminCreator) {
    super('Someone else has changed the creator since you opened it');
  }
}

/** The products were saved by others on every retry. */
export class ProductsKeptMoving extends domainError(
  'conflict',
  'The products are being changed by someone else. Please try again',
) {}
