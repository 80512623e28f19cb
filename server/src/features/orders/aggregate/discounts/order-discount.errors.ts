import { domainError } from '../../../../platform/domain-error.js';

/** The order is paid, has a payment in progress, or has no reserved use. */
export class DiscountNotReleasable extends domainError(
  'conflict',
  'The discount of this order cannot be released',
) {}

/** The customer did not pay in time, and the discount may have been used by someone else. */
export class OrderDiscountExpired extends domainError(
  'invalid',
  'The discount of this order has expired. Please place a new order.',
) {}
