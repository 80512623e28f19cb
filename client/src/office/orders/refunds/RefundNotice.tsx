import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { RefundablePayment } from '@selvedge/shared/orders/payment-attempt';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { RefundDialog } from './RefundDialog.js';
import styles from './RefundNotice.module.css';
import { confirmRefund } from './refunds.api.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { Button } from '../../../ui/office/Button.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface Permitted {
  readonly order: AtlasOrder;
  readonly mayRefund: boolean;
  readonly mayConfirmRefund: boolean;
}

/**
 * Lists payments that must be refunded. Staff refund them through the payment provider, or confirm
 * that they returned the money by other means.
 */
export function RefundNotice({
  owed,
  ...permitted
}: Permitted & { readonly owed: readonly RefundablePayment[] }) {
  return (
    <section className={styles['notice']} aria-labelledby="refund-due">
      <h2 id="refund-due" className={styles['title']}>
        Refund due
      </h2>
      {owed.map((payment) => (
        <DuePayment key={payment.attemptId} payment={payment} {...permitted} />
      ))}
    </section>
  );
}

const lateReason = 'Payment received after the order was closed or paid';

function DuePayment(props: Permitted & { readonly payment: RefundablePayment }) {
  const { order, payment, mayRefund, mayConfirmRefund } = props;
  const { attemptId, paymentMethodName, createdAt, refundable } = payment;
  const [isRefunding, setRefunding] = useState(false);
  const confirming = useConfirmation(order.id);
  const { total, currency } = order;
  const [whole, rest] = [total, refundable].map((amount) => formatMoney({ amount, currency }));
  return (
    <div>
      <p>
        {whole} by {paymentMethodName}, started {formatDateTime(createdAt)}, arrived after the order
        was closed or paid. Refund it to the customer, or confirm that you returned the money
        outside the payment provider.
      </p>
      <div className={styles['buttons']}>
        {mayRefund && refundable > 0 && (
          <Button
            kind="primary"
            onPress={() => {
              setRefunding(true);
            }}
          >
            Refund {rest}
          </Button>
        )}
        {mayConfirmRefund && (
          <Button
            isDisabled={confirming.isPending}
            onPress={() => {
              confirming.mutate(attemptId);
            }}
          >
            Mark as refunded
          </Button>
        )}
      </div>
      {isRefunding && (
        <RefundDialog
          {...{ order, payment }}
          draft={{ amount: refundable, reason: lateReason }}
          onClose={() => {
            setRefunding(false);
          }}
        />
      )}
    </div>
  );
}

function useConfirmation(id: number) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: (attemptId: string) => confirmRefund(id, attemptId),
    onError: (error) => {
      notify(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', id] }),
  });
}
