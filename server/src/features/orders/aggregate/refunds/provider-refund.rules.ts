import type { Money } from '@selvedge/shared/money';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';

import { ChildOrdersHaveChanged } from '../children/child.errors.js';
import type { FailRefund, RefundOrders, RequestRefund, SucceedRefund } from './refund.commands.js';
import {
  MoreThanRefundable,
  NothingRefunded,
  PaymentNotCaptured,
  RefundIdReused,
  RefundUnknown,
} from './refund.errors.js';
import type { ProviderRefundEvent } from './refund.events.js';

interface ProviderRefund {
  readonly attemptId: string;
  readonly amount: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
}

/** Refunds through the provider, by refund id. */
export type ProviderRefunds = Readonly<Record<string, ProviderRefund>>;

export interface RefundableOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly subject: string;
  readonly status: OrderStatus;
  readonly total: Money;
  /** The provider's ids of the captures, by attempt id. */
  readonly captures: Readonly<Record<string, string>>;
  readonly refunds: Readonly<Record<string, 'due' | 'confirmed'>>;
  readonly providerRefunds: ProviderRefunds;
  readonly children: { readonly count: number };
}

/**
 * Requests a refund; idempotent by refund id. Throws RefundIdReused, PaymentNotCaptured,
 * NothingRefunded, ChildOrdersHaveChanged and MoreThanRefundable.
 */
export function requestRefund(
  { attemptId, refundId, amount, reason, refundOrders }: RequestRefund,
  order: RefundableOrder,
): readonly ProviderRefundEvent[] {
  const { orderId, hash, subject, total, captures, providerRefunds, children } = order;
  const known = providerRefunds[refundId];
  if (known !== undefined) {
    if (known.attemptId !== attemptId || known.amount !== amount) throw new RefundIdReused();
    return [];
  }
  const transaction = captures[attemptId];
  if (transaction === undefined) throw new PaymentNotCaptured();
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new NothingRefunded();
  if (refundOrders.childOrders !== children.count) throw new ChildOrdersHaveChanged();
  const left = leftToRefund(order, attemptId, refundOrders);
  const { currency } = total;
  if (amount > left) throw new MoreThanRefundable({ amount: left, currency });
  const money = { amount, currency, reason };
  const about = { orderId, hash, subject, attemptId, refundId, transaction };
  return [{ type: 'RefundRequested', ...about, ...money }];
}

/** Records that the money was returned, even if the refund had failed before. Throws RefundUnknown. */
export function succeedRefund(
  { attemptId, refundId, transaction }: SucceedRefund,
  { orderId, hash, total, providerRefunds }: RefundableOrder,
): readonly ProviderRefundEvent[] {
  const { state, amount } = refundIn(providerRefunds, refundId);
  if (state === 'succeeded') return [];
  const about = { orderId, hash, attemptId, refundId, transaction };
  return [{ type: 'RefundSucceeded', ...about, amount, currency: total.currency }];
}

/** Records that the provider refused the refund. Throws RefundUnknown. */
export function failRefund(
  { attemptId, refundId, message }: FailRefund,
  { orderId, hash, total, providerRefunds }: RefundableOrder,
): readonly ProviderRefundEvent[] {
  const { state, amount } = refundIn(providerRefunds, refundId);
  if (state !== 'pending') return [];
  const about = { orderId, hash, attemptId, refundId, message };
  return [{ type: 'RefundFailed', ...about, amount, currency: total.currency }];
}

/**
 * Whether the payment and the refund orders have returned the whole total once a refund has
 * succeeded. A payment that was due for refund does not pay for the order.
 */
export function isRefundedInFull(
  { attemptId, refundId, refundOrders: { returned } }: SucceedRefund,
  { total, refunds, providerRefunds }: RefundableOrder,
): boolean {
  if (refunds[attemptId] !== undefined) return false;
  const { amount, state } = refundIn(providerRefunds, refundId);
  const before = refundedOf(providerRefunds, attemptId);
  return state !== 'succeeded' && before + amount + returned >= total.amount;
}

/** Returns the rest of a payment in minor units; open refunds count as refunded. */
export function leftToRefund(
  {
    status,
    total,
    refunds,
    providerRefunds,
  }: Pick<RefundableOrder, 'status' | 'total' | 'refunds' | 'providerRefunds'>,
  attemptId: string,
  { returned }: RefundOrders,
): number {
  const due = refunds[attemptId];
  const isClosed = due === 'confirmed' || (due === undefined && isRefunded(status));
  if (isClosed) return 0;
  const byProvider = sumOf(providerRefunds, attemptId, ['pending', 'succeeded']);
  return Math.max(0, total.amount - byProvider - (due === undefined ? returned : 0));
}

/** The status records that the money was returned. */
export function isRefunded(status: OrderStatus): boolean {
  return status === 'refunded' || status === 'bespoke_refunded';
}

export function refundedStatusOf(flow: OrderFlow): OrderStatus {
  return flow === 'bespoke' ? 'bespoke_refunded' : 'refunded';
}

/** Whether the provider has not finished a refund of the payment, or of any without `attemptId`. */
export function isPending(refunds: ProviderRefunds, attemptId?: string): boolean {
  return Object.values(refunds).some(
    (refund) => refund.state === 'pending' && (attemptId ?? refund.attemptId) === refund.attemptId,
  );
}

/** Returns the amount of a payment that the provider has returned. */
export function refundedOf(refunds: ProviderRefunds, attemptId: string): number {
  return sumOf(refunds, attemptId, ['succeeded']);
}

/** Throws MoreThanRefundable if a new refund order and all refunds together exceed the total. */
export function assertWithinTotal(
  { amount, returned }: { readonly amount: number; readonly returned: number },
  {
    total,
    refunds,
    providerRefunds,
  }: Pick<RefundableOrder, 'total' | 'refunds' | 'providerRefunds'>,
): void {
  const byProvider = Object.values(providerRefunds)
    .filter(({ attemptId, state }) => refunds[attemptId] === undefined && state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  const left = total.amount - returned - byProvider;
  if (amount > left) throw new MoreThanRefundable({ ...total, amount: Math.max(0, left) });
}

function sumOf(
  refunds: ProviderRefunds,
  attemptId: string,
  states: readonly ProviderRefund['state'][],
): number {
  return Object.values(refunds)
    .filter((refund) => refund.attemptId === attemptId && states.includes(refund.state))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function refundIn(refunds: ProviderRefunds, refundId: string): ProviderRefund {
  const refund = refunds[refundId];
  if (refund === undefined) throw new RefundUnknown();
  return refund;
}

const states = {
  RefundRequested: 'pending',
  RefundSucceeded: 'succeeded',
  RefundFailed: 'failed',
} as const;

export function providerRefundsAfter(
  refunds: ProviderRefunds,
  { type, refundId, attemptId, amount }: ProviderRefundEvent,
): ProviderRefunds {
  return { ...refunds, [refundId]: { attemptId, amount, state: states[type] } };
}
