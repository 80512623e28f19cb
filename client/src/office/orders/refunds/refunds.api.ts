import type { RefundOutcome, RequestRefund } from '@selvedge/shared/orders/refunds/contract';

import { call } from '../../../lib/http.js';

/** Fails with 409 if no refund is due for the payment. */
export const confirmRefund = (id: number, attemptId: string) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/refunds/${attemptId}/confirmation/`, {});

/** Refunds once per `refundId`; fails with 422 if the amount exceeds the rest of the payment. */
export const requestRefund = (id: number, refund: RequestRefund) =>
  call<RefundOutcome>('POST', `/atlas/orders/${String(id)}/refunds/`, refund);
