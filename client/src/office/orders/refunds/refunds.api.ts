import { call } from '../../../lib/http.js';

/** Fails with 409 if no refund is due for the payment. */
export const confirmRefund = (id: number, attemptId: string) =>
  call<undefined>('POST', `/atlas/orders/${String(id)}/refunds/${attemptId}/confirmation/`, {});
