import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { PaymentAttempt } from '@selvedge/shared/orders/payment-attempt';
import type { RefundOutcome } from '@selvedge/shared/orders/refunds/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { requestRefund } from './refunds.api.js';
import { ApiError } from '../../../lib/http.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Messages at the fields, and one for all other refusals. */
export interface RefundErrors {
  readonly amount?: string | undefined;
  readonly reason?: string | undefined;
  readonly other?: string | undefined;
}

interface Asked {
  readonly amount: number;
  readonly reason: string;
}

/**
 * Requests a refund. A request without answer is repeated under the same id, so that it refunds
 * once; a refund that failed is repeated under a new one.
 */
export function useRefund(props: {
  readonly order: AtlasOrder;
  readonly payment: PaymentAttempt;
  readonly onDone: () => void;
  readonly onErrors: (errors: RefundErrors) => void;
}) {
  const { order, payment, onDone, onErrors } = props;
  const { id, currency } = order;
  const [refundId, setRefundId] = useState(() => crypto.randomUUID());
  const notify = useSnackbar();
  const client = useQueryClient();
  const requesting = useMutation({
    mutationFn: (asked: Asked) =>
      requestRefund(id, { refundId, attemptId: payment.attemptId, ...asked }),
    onSuccess: ({ state, message }: RefundOutcome, { amount }) => {
      const worth = formatMoney({ amount, currency });
      if (state === 'failed') {
        setRefundId(crypto.randomUUID());
        onErrors({ other: `The refund failed: ${message ?? 'no reason was given'}` });
        return;
      }
      notify(
        state === 'succeeded'
          ? `Refunded ${worth}`
          : `Refund of ${worth} requested. The payment provider is processing it.`,
      );
      onDone();
    },
    onError: (error) => {
      onErrors(errorsOf(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', id] }),
  });
  return { refund: requesting.mutate, isPending: requesting.isPending };
}

function errorsOf(error: Error): RefundErrors {
  const { amount, reason } = (error instanceof ApiError ? error.problem.errors : undefined) ?? {};
  if (amount === undefined && reason === undefined) return { other: error.message };
  return { amount: amount?.[0], reason: reason?.[0] };
}
