import { DomainError } from '../../../../platform/domain-error.js';

/** The order is paid or in production. */
export class OrderNotDeletable extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Only an unpaid order can be deleted');
  }
}

export class OrderIsDeleted extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This order was deleted');
  }
}
