import { domainError } from '../../platform/domain-error.js';

export class PayoutDetailsNotFound extends domainError(
  'not-found',
  'There are no payout details',
) {}
