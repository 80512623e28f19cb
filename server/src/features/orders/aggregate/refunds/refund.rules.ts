import type { Money } from '@selvedge/shared/money';
import {
  isClosing,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import { isPending, refundedOf, type ProviderRefunds } from './provider-refund.rules.js';
import type { ConfirmRefund } from './refund.commands.js';
import { NoRefundDue, RefundInProgress } from './refund.errors.js';
import type { RefundEvent } from './refund.events.js';

/** `confirmed`: all of the payment was returned, by the provider or by other means. */
export type RefundState = 'due' | 'confirmed';

/** State of the payments that must be refunded, by attempt id. */
export type Refunds = Readonly<Record<string, RefundState>>;

interface PaidOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly total: Money;
  readonly refunds: Refunds;
  readonly providerRefunds: ProviderRefunds;
  readonly isPaid: boolean;
}

interface Capture {
  readonly attemptId: string;
  readonly transaction: string;
}

/** A new payment is due for refund if the order is closed or was already paid. */
export function refundOf(
  { attemptId, transaction }: Capture,
  order: Omit<PaidOrder, 'refunds' | 'providerRefunds'>,
): readonly RefundEvent[] {
  const { orderId, hash, flow, status, total, isPaid } = order;
  const isClosed = isClosing(flow, stageOf(flow, status) ?? 0);
  return isClosed || isPaid
    ? [{ type: 'RefundDue', orderId, hash, attemptId, transaction, ...total }]
    : [];
}

/**
 * Confirms that the rest of a payment was returned by other means; idempotent. Throws NoRefundDue,
 * and RefundInProgress while the provider refunds it.
 */
export function confirmRefund(
  { attemptId }: ConfirmRefund,
  { orderId, hash, total, refunds, providerRefunds }: Omit<PaidOrder, 'flow' | 'status' | 'isPaid'>,
): readonly RefundEvent[] {
  const state = refunds[attemptId];
  if (state === undefined) throw new NoRefundDue();
  if (state === 'confirmed') return [];
  if (isPending(providerRefunds, attemptId)) throw new RefundInProgress();
  const amount = total.amount - refundedOf(providerRefunds, attemptId);
  const { currency } = total;
  return [{ type: 'RefundConfirmed', orderId, hash, attemptId, amount, currency }];
}

/** Returns the state of a payment that must be refunded; undefined for any other payment. */
export function refundStateAfter(
  { type, attemptId }: RefundEvent,
  before: RefundState | undefined,
  { total, providerRefunds }: Pick<PaidOrder, 'providerRefunds'> & { readonly total: number },
): RefundState | undefined {
  if (type === 'RefundDue') return 'due';
  if (type === 'RefundConfirmed') return 'confirmed';
  const isReturned = refundedOf(providerRefunds, attemptId) >= total;
  return before === 'due' && isReturned ? 'confirmed' : before;
}
