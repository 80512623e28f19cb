import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { RefundablePayment } from '@selvedge/shared/orders/payment-attempt';
import { Suspense, useState } from 'react';

import { PaymentRefunds } from '../refunds/PaymentRefunds.js';
import type { RefundDraft } from '../refunds/RefundDialog.js';
import styles from './OrderPayments.module.css';
import { Button } from '../../../ui/office/Button.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { later } from '../../../ui/office/later.js';

// Separate chunk: few orders are refunded.
const RefundDialog = later(async () => (await import('../refunds/RefundDialog.js')).RefundDialog);

interface PaymentsProps {
  readonly order: AtlasOrder;
  readonly mayRefund: boolean;
}

/** Payment attempts of an order with their results and refunds. */
export function OrderPayments({ order, mayRefund }: PaymentsProps) {
  const { parentOrder, childOrderType, paymentAttempts } = order;
  if (parentOrder !== null) {
    const what = childOrderType === 'refund' ? 'Refund for' : 'Paid with';
    return <p>{`${what} order #${String(parentOrder.id)}`}</p>;
  }
  if (paymentAttempts.length === 0) return <p>No payment attempts yet</p>;
  return (
    <ul className={styles['payments']}>
      {paymentAttempts.map((payment) => (
        <Payment key={payment.attemptId} {...{ order, payment, mayRefund }} />
      ))}
    </ul>
  );
}

const states = { started: 'In progress', succeeded: 'Paid', declined: 'Declined' } as const;

function Payment(props: PaymentsProps & { readonly payment: RefundablePayment }) {
  const { order, payment, mayRefund } = props;
  const [draft, setDraft] = useState<RefundDraft>();
  const { paymentMethodName, state, message, createdAt, refundable, refunds } = payment;
  const worth = formatMoney({ amount: order.total, currency: order.currency });
  const canRefund = mayRefund && refundable > 0;
  return (
    <li className={styles['payment']}>
      <div className={styles['line']}>
        <div>
          <p className={styles['worth']}>
            {worth} by {paymentMethodName}
          </p>
          <p className={styles['about']}>
            {states[state]}
            {message !== null && `: ${message}`} ·{' '}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </div>
        {canRefund && (
          <Button
            onPress={() => {
              setDraft({ amount: refundable, reason: '' });
            }}
          >
            Refund
          </Button>
        )}
      </div>
      {refunds.length > 0 && (
        <PaymentRefunds {...{ order, payment }} onRetry={canRefund ? setDraft : undefined} />
      )}
      {draft !== undefined && (
        <Suspense>
          <RefundDialog
            {...{ order, payment, draft }}
            onClose={() => {
              setDraft(undefined);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
