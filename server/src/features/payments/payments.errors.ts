import { messages } from '@selvedge/shared/messages';

import { domainError } from '../../platform/domain-error.js';

/** No payment provider is configured. */
export class NoPaymentsHere extends domainError('unavailable', messages.noPaymentsHere) {}
