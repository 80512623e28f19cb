import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { isOfRefunds, type RefundEvent } from '../refunds/refund.events.js';
import { refundStateAfter, type RefundState } from '../refunds/refund.rules.js';
import type { OrderEvent, PaymentAttemptStarted } from '../order.events.js';

/** ORD-003, as it is kept. */
export interface AttemptEntry {
  readonly attemptId: string;
  readonly state: 'started' | 'succeeded' | 'declined';
  readonly message: string | null;
  readonly paymentMethodName: string;
  readonly createdAt: string;
  /** Of money that has to go back; not there of any other. */
  readonly refund?: RefundState;
}

/** What the row of an order has of its payments. */
export interface PaymentColumns {
  readonly paymentAttempts: readonly AttemptEntry[];
  readonly paymentTransaction: string | null;
  /** Since when an attempt waits for its outcome; null when none does. */
  readonly openAttemptAt: string | null;
  /** Since when money has to go back; null where none has. */
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
