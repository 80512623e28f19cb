import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { isOfRefunds, type RefundEvent } from '../aggregate/refunds/refund.events.js';
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

/** Payment columns of an order row. */
export interface PaymentColumns {
  readonly paymentAttempts: readonly AttemptEntry[];
  readonly paymentTransaction: string | null;
  /** Time since which an attempt awaits its outcome; null if none does. */
  readonly openAttemptAt: string | null;
  /** Time since which a refund is due; null if none is. */
  readonly refundDueAt: string | null;
}

type PaymentEvent = Extract<OrderEvent, { readonly attemptId: string }>;

export function paidBy(
  event: PaymentEvent,
  recorded: Recorded,
  row: PaymentColumns,
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

function refunded(
  event: RefundEvent,
  { occurredAt }: Recorded,
  { paymentAttempts, refundDueAt }: PaymentColumns,
): Pick<PaymentColumns, 'paymentAttempts' | 'refundDueAt'> {
  const refund = refundStateAfter(event);
  const attempts = paymentAttempts.map((attempt) =>
    attempt.attemptId === event.attemptId ? { ...attempt, refund } : attempt,
  );
  const isDue = attempts.some((attempt) => attempt.refund === 'due');
  return { paymentAttempts: attempts, refundDueAt: isDue ? (refundDueAt ?? occurredAt) : null };
}
