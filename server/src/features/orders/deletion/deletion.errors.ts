import { DomainError } from '../../../platform/domain-error.js';

/** It is paid, or somebody works on it. */
export class OrderNotDeletable extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Only an order that nobody has paid for can be deleted');
  }
}

export class OrderIsDeleted extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This order was deleted');
  }
}
