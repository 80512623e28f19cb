import type { Recorded } from '../../../platform/event-log/model/projection.js';
import {
  isOfRefunds,
  type ProviderRefundEvent,
  type RefundEvent,
} from '../aggregate/refunds/refund.events.js';
import { refundStateAfter, type RefundState } from '../aggregate/refunds/refund.rules.js';
import type { OrderEvent, PaymentAttemptStarted } from '../aggregate/order.events.js';

/** Payment attempt as stored in the order row. */
export interface AttemptEntry {
  readonly attemptId: string;
  readonly state: 'started' | 'succeeded' | 'declined';
  readonly message: string | null;
  readonly paymentMethodName: string;
  readonly createdAt: string;
  /** Set only if the money must be refunded. */
  readonly refund?: RefundState;
}

/** Refund through the provider as stored in the order row. */
export interface RefundEntry {
  readonly refundId: string;
  readonly attemptId: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** The provider's id of the capture. */
  readonly transaction: string;
  /** Minor units. */
  readonly amount: number;
  /** Null after the customer's erasure. */
  readonly reason: string | null;
  /** Why it failed. */
  readonly message: string | null;
  readonly actor: string;
  readonly createdAt: string;
  /** Null while it is pending. */
  readonly finishedAt: string | null;
}

/** Payment columns of an order row. */
export interface PaymentColumns {
  readonly paymentAttempts: readonly AttemptEntry[];
  readonly paymentTransaction: string | null;
  /** Time since which an attempt awaits its outcome; null if none does. */
  readonly openAttemptAt: string | null;
  /** Time since which a refund is due; null if none is. */
  readonly refundDueAt: string | null;
  /** Oldest first. */
  readonly refunds: readonly RefundEntry[];
  /** Amount of the order that the provider has returned; without late and duplicate payments. */
  readonly refunded: number;
  /** Time since which a refund awaits its outcome; null if none does. */
  readonly openRefundAt: string | null;
}

type PaidRow = PaymentColumns & { readonly total: number };

type PaymentEvent = Extract<OrderEvent, { readonly attemptId: string }>;

export function paidBy(
  event: PaymentEvent,
  recorded: Recorded,
  row: PaidRow,
): Partial<PaymentColumns> {
  if (isOfRefunds(event)) return refunded(event, recorded, row);
  switch (event.type) {
    case 'PaymentAttemptStarted':
      return {
        paymentAttempts: [...row.paymentAttempts, startedBy(event, recorded)],
        openAttemptAt: recorded.occurredAt,
      };
    case 'PaymentAttemptSucceeded':
      return {
        ...settled(row, event.attemptId, { state: 'succeeded', message: null }),
        paymentTransaction: event.transaction,
      };
    case 'PaymentAttemptDeclined':
      return settled(row, event.attemptId, { state: 'declined', message: event.message });
  }
}

function startedBy(
  { attemptId, paymentMethodName }: PaymentAttemptStarted,
  { occurredAt: createdAt }: Recorded,
): AttemptEntry {
  return { attemptId, state: 'started', message: null, paymentMethodName, createdAt };
}

function settled(
  { paymentAttempts, openAttemptAt }: PaymentColumns,
  attemptId: string,
  outcome: Pick<AttemptEntry, 'state' | 'message'>,
): Pick<PaymentColumns, 'paymentAttempts' | 'openAttemptAt'> {
  const attempts = paymentAttempts.map((attempt) =>
    attempt.attemptId === attemptId ? { ...attempt, ...outcome } : attempt,
  );
  const isOpen = attempts.some(({ state }) => state === 'started');
  return { paymentAttempts: attempts, openAttemptAt: isOpen ? openAttemptAt : null };
}

function refunded(event: RefundEvent, recorded: Recorded, row: PaidRow): Partial<PaymentColumns> {
  const refunds = 'refundId' in event ? refundsAfter(event, recorded, row.refunds) : row.refunds;
  const attempts = row.paymentAttempts.map((attempt) => {
    const refund =
      attempt.attemptId === event.attemptId
        ? dueAfter(event, attempt, row, refunds)
        : attempt.refund;
    return refund === undefined ? attempt : { ...attempt, refund };
  });
  const isDue = attempts.some((attempt) => attempt.refund === 'due');
  const due = new Set(
    attempts.filter(({ refund }) => refund !== undefined).map(({ attemptId }) => attemptId),
  );
  return {
    paymentAttempts: attempts,
    refundDueAt: isDue ? (row.refundDueAt ?? recorded.occurredAt) : null,
    refunds,
    refunded: refunds
      .filter(({ attemptId, state }) => state === 'succeeded' && !due.has(attemptId))
      .reduce((sum, { amount }) => sum + amount, 0),
    openRefundAt: refunds.find(({ state }) => state === 'pending')?.createdAt ?? null,
  };
}

function dueAfter(
  event: RefundEvent,
  { refund }: AttemptEntry,
  { total }: PaidRow,
  refunds: readonly RefundEntry[],
) {
  const providerRefunds = Object.fromEntries(refunds.map((entry) => [entry.refundId, entry]));
  return refundStateAfter(event, refund, { total, providerRefunds });
}

function refundsAfter(
  event: ProviderRefundEvent,
  { actor, occurredAt }: Recorded,
  refunds: readonly RefundEntry[],
): readonly RefundEntry[] {
  const { refundId, attemptId, amount } = event;
  if (event.type === 'RefundRequested') {
    const { transaction, reason } = event;
    const about = { refundId, attemptId, transaction, amount, reason, actor };
    const open = {
      state: 'pending',
      message: null,
      createdAt: occurredAt,
      finishedAt: null,
    } as const;
    return [...refunds, { ...about, ...open }];
  }
  const outcome =
    event.type === 'RefundSucceeded'
      ? ({ state: 'succeeded', message: null } as const)
      : ({ state: 'failed', message: event.message } as const);
  return refunds.map((refund) =>
    refund.refundId === refundId ? { ...refund, ...outcome, finishedAt: occurredAt } : refund,
  );
}
