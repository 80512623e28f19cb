import { maxViews } from '@selvedge/shared/orders/views/view';

import { DomainError } from '../../../platform/domain-error.js';

/** The view was deleted or belongs to another person. */
export class OrderViewNotFound extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This view no longer exists');
  }
}

/** Views are shown as tabs, so their names must differ. */
export class OrderViewNameTaken extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { name: ['You already have a view with this name'] };

  constructor() {
    super('You already have a view with this name');
  }
}

export class TooManyOrderViews extends DomainError {
  override readonly kind = 'invalid';

  constructor() {
    super(`You already have ${String(maxViews)} views. Delete one of them first.`);
  }
}
