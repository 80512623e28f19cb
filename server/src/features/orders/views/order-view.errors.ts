import { maxViews } from '@selvedge/shared/orders/views/view';

import { domainError, invalidFields } from '../../../platform/domain-error.js';

/** The view was deleted or belongs to another person. */
export class OrderViewNotFound extends domainError('not-found', 'This view no longer exists') {}

/** Views are shown as tabs, so their names must differ. */
export class OrderViewNameTaken extends invalidFields(
  { name: ['You already have a view with this name'] },
  'You already have a view with this name',
) {}

export class TooManyOrderViews extends domainError(
  'invalid',
  `You already have ${String(maxViews)} views. Delete one of them first.`,
) {}
