import { domainError } from '../../../../platform/domain-error.js';

export class NoRefundDue extends domainError('conflict', 'No refund is due for this payment') {}
