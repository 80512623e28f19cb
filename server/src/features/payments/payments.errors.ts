import { noPaymentsHere } from '@selvedge/shared/payments/payment-fields';

import { domainError } from '../../platform/domain-error.js';

/** No payment provider is configured. */
export class NoPaymentsHere extends domainError('unavailable', noPaymentsHere) {}

/** A webhook without valid signature, or not about a payment. */
export class WebhookRefused extends domainError('forbidden', 'This webhook is not valid.') {}

/** The provider did not return the state of a payment. */
export class ProviderUnreachable extends domainError(
  'unavailable',
  'The payment provider does not answer. Please try again later.',
) {}
