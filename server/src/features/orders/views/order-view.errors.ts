import { maxViews } from '@selvedge/shared/orders/views/view';

import { DomainError } from '../../../platform/domain-error.js';

/** It was deleted, or is somebody else's. */
export class OrderViewNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This view is no longer here');
  }
}

/** Two tabs of one name could not be told apart. */
export class OrderViewNameTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { name: ['Another of your views has this name'] };

  constructor() {
    super('Another of your views has this name');
  }
}

export class TooManyOrderViews extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`You have ${String(maxViews)} views already. Delete one of them first.`);
  }
}
