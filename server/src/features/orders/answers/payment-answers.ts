import type { PaymentAttempt, RefundablePayment } from '@selvedge/shared/orders/payment-attempt';
import type { OrderRefund } from '@selvedge/shared/orders/refunds/contract';

import { leftToRefund } from '../aggregate/refunds/provider-refund.rules.js';
import type { RefundOrders } from '../aggregate/refunds/refund.commands.js';
import type { RefundEntry } from '../read-model/attempt-row.projection.js';
import type { OrderRow } from '../read-model/orders.projection.js';

type Names = ReadonlyMap<string, string>;

/** Payments as holders of the order's link see them: failed refunds and reasons are internal. */
export function shopperPaymentsOf(row: OrderRow): readonly PaymentAttempt[] {
  const visible = row.refunds.filter(({ state }) => state !== 'failed');
  return paymentsOf({ ...row, refunds: visible.map((refund) => ({ ...refund, reason: null })) });
}

/** Payments with the amount that can still be refunded. */
export function refundablePaymentsOf(
  row: OrderRow,
  { names, refundOrders }: { readonly names: Names; readonly refundOrders: RefundOrders },
): readonly RefundablePayment[] {
  const { status, total, currency, refunds, paymentAttempts } = row;
  const dues = paymentAttempts.flatMap(({ attemptId, refund }) =>
    refund === undefined ? [] : [[attemptId, refund] as const],
  );
  const order = {
    ...{ status, total: { amount: total, currency }, refunds: Object.fromEntries(dues) },
    providerRefunds: Object.fromEntries(refunds.map((refund) => [refund.refundId, refund])),
  };
  return paymentsOf(row, names).map((payment) => ({
    ...payment,
    refundable: payment.successful ? leftToRefund(order, payment.attemptId, refundOrders) : 0,
  }));
}

function paymentsOf(
  { paymentAttempts, refunds }: Pick<OrderRow, 'paymentAttempts' | 'refunds'>,
  names: Names = new Map(),
): readonly PaymentAttempt[] {
  return paymentAttempts.map((attempt) => ({
    ...attempt,
    refund: attempt.refund ?? null,
    successful: attempt.state === 'succeeded',
    refunds: refunds
      .filter(({ attemptId }) => attemptId === attempt.attemptId)
      .map((refund) => refundOf(refund, names)),
  }));
}

function refundOf(entry: RefundEntry, names: Names): OrderRefund {
  const { refundId, amount, state, reason, message, actor, createdAt, finishedAt } = entry;
  const user = names.get(actor) ?? null;
  return { refundId, amount, state, reason, message, user, createdAt, finishedAt };
}
