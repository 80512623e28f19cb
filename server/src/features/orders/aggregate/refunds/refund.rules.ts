import type { Money } from '@selvedge/shared/money';
import {
  isClosing,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import type { ConfirmRefund } from './refund.commands.js';
import { NoRefundDue } from './refund.errors.js';
import type { RefundEvent } from './refund.events.js';

export type RefundState = 'due' | 'confirmed';

/** Refund state by attempt id. */
export type Refunds = Readonly<Record<string, RefundState>>;

interface PaidOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly total: Money;
  readonly refunds: Refunds;
  readonly isPaid: boolean;
}

interface Capture {
  readonly attemptId: string;
  readonly transaction: string;
}

/** A new payment is due for refund if the order is closed or was already paid. */
export function refundOf(
  { attemptId, transaction }: Capture,
  order: PaidOrder,
): readonly RefundEvent[] {
  const { orderId, hash, flow, status, total, isPaid } = order;
  const isClosed = isClosing(flow, stageOf(flow, status) ?? 0);
  return isClosed || isPaid
    ? [{ type: 'RefundDue', orderId, hash, attemptId, transaction, ...total }]
    : [];
}

/** Confirms a refund; idempotent. Throws NoRefundDue. */
export function confirmRefund(
  { attemptId }: ConfirmRefund,
  { orderId, hash, total, refunds }: Pick<PaidOrder, 'orderId' | 'hash' | 'total' | 'refunds'>,
): readonly RefundEvent[] {
  const state = refunds[attemptId];
  if (state === undefined) throw new NoRefundDue();
  if (state === 'confirmed') return [];
  return [{ type: 'RefundConfirmed', orderId, hash, attemptId, ...total }];
}

export function refundStateAfter({ type }: RefundEvent): RefundState {
  return type === 'RefundDue' ? 'due' : 'confirmed';
}
