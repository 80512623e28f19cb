import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { PaymentAttempt } from '@selvedge/shared/orders/payment-attempt';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import styles from './RefundNotice.module.css';
import { confirmRefund } from './refunds.api.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { Button } from '../../../ui/office/Button.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface NoticeProps {
  readonly order: AtlasOrder;
  /** Payments to refund. */
  readonly owed: readonly PaymentAttempt[];
  readonly mayConfirm: boolean;
}

/** Lists payments to refund. Staff confirm here after refunding at the payment provider. */
export function RefundNotice({ order: { id, total, currency }, owed, mayConfirm }: NoticeProps) {
  const confirming = useConfirmation(id);
  const worth = formatMoney({ amount: total, currency });
  return (
    <section className={styles['notice']} aria-labelledby="refund-due">
      <h2 id="refund-due" className={styles['title']}>
        Refund due
      </h2>
      {owed.map(({ attemptId, paymentMethodName, createdAt }) => (
        <div key={attemptId}>
          <p>
            {worth} by {paymentMethodName}, started {formatDateTime(createdAt)}, arrived after the
            order was closed or paid. Refund it through the payment provider, then confirm here.
          </p>
          {mayConfirm && (
            <Button
              isDisabled={confirming.isPending}
              onPress={() => {
                confirming.mutate(attemptId);
              }}
            >
              Confirm refund of {worth}
            </Button>
          )}
        </div>
      ))}
    </section>
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
