import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { RefundablePayment } from '@selvedge/shared/orders/payment-attempt';
import type { OrderRefund } from '@selvedge/shared/orders/refunds/contract';

import styles from './PaymentRefunds.module.css';
import type { RefundDraft } from './RefundDialog.js';
import { Button } from '../../../ui/office/Button.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { DotMark } from '../../../ui/office/DotMark.js';

interface RefundsProps {
  readonly order: AtlasOrder;
  readonly payment: RefundablePayment;
  /** Undefined if nothing can be refunded, or not by the user. */
  readonly onRetry: ((draft: RefundDraft) => void) | undefined;
}

const states = {
  pending: { text: 'Processing', colour: 'var(--ink-faint)' },
  succeeded: { text: 'Refunded', colour: 'var(--status-done)' },
  failed: { text: 'Failed', colour: 'var(--status-trouble)' },
} as const;

/** Refunds of a payment through the provider, with the sum of those that succeeded. */
export function PaymentRefunds({ order, payment, onRetry }: RefundsProps) {
  const { total, currency } = order;
  const { refunds, refundable } = payment;
  const money = (amount: number) => formatMoney({ amount, currency });
  const refunded = refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  // A later refund may have returned the money of a failed one.
  const last = refunds.at(-1);
  const retried = last?.state === 'failed' ? last : undefined;
  return (
    <div className={styles['refunds']}>
      <ul className={styles['list']} aria-label="Refunds">
        {refunds.map((refund) => (
          <li key={refund.refundId} className={styles['refund']}>
            <Refund refund={refund} worth={money(refund.amount)} />
            {onRetry !== undefined && refund === retried && (
              <Button
                aria-label={`Try again to refund ${money(refund.amount)}`}
                onPress={() => {
                  onRetry({
                    amount: Math.min(refund.amount, refundable),
                    reason: refund.reason ?? '',
                  });
                }}
              >
                Try again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refunded > 0 && (
        <p className={styles['sum']}>
          Refunded {money(refunded)} of {money(total)}
        </p>
      )}
    </div>
  );
}

function Refund({ refund, worth }: { readonly refund: OrderRefund; readonly worth: string }) {
  const { state, reason, message, user, createdAt } = refund;
  const { text, colour } = states[state];
  return (
    <div className={styles['text']}>
      <p className={styles['head']}>
        <span className={styles['worth']}>{worth}</span>
        <DotMark dot={{ background: colour }}>{text}</DotMark>
      </p>
      {message !== null && <p className={styles['message']}>{message}</p>}
      <p className={styles['about']}>
        {reason !== null && (
          <>
            <bdi>{reason}</bdi> ·{' '}
          </>
        )}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {user !== null && ` by ${user}`}
      </p>
    </div>
  );
}
