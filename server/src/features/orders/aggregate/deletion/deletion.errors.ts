import { domainError } from '../../../../platform/domain-error.js';

/** The order is paid or in production. */
export class OrderNotDeletable extends domainError(
  'conflict',
  'Only an unpaid order can be deleted',
) {}

export class OrderIsDeleted extends domainError('conflict', 'This order was deleted') {}
