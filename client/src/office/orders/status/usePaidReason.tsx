import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import {
  maxPaidReason,
  statesPayment,
  statusName,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { useState, type ReactNode } from 'react';

import { useScope } from '../useScope.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { TextField } from '../../../ui/office/TextField.js';

type Movable = Pick<AtlasOrderRow, 'id' | 'flow' | 'status' | 'total'>;

export interface PaidReason {
  readonly paidReason?: string;
}

interface Question {
  readonly count: number;
  readonly status: OrderStatus;
  readonly onAnswer: (reason: string | undefined) => void;
}

/**
 * Asks for the reason when a move marks unpaid orders as paid. `reasonFor` resolves with undefined if the
 * move is not allowed or was cancelled; `dialog` has to be rendered by the screen.
 */
export function usePaidReason() {
  const { mayMarkPaid } = useScope();
  const notify = useSnackbar();
  const [question, setQuestion] = useState<Question>();

  async function reasonFor(
    rows: readonly Movable[],
    status: OrderStatus,
  ): Promise<PaidReason | undefined> {
    const unpaid = rows.filter(
      (row) => row.total > 0 && statesPayment(row.flow, row.status, status),
    );
    const [first] = unpaid;
    if (first === undefined) return {};
    if (!mayMarkPaid) {
      notify(
        `Order ${String(first.id)} has not been paid. Only staff with the permission “Payments and refunds” can move it to ${statusName(status)}.`,
      );
      return undefined;
    }
    const paidReason = await new Promise<string | undefined>((onAnswer) => {
      setQuestion({ count: unpaid.length, status, onAnswer });
    });
    setQuestion(undefined);
    return paidReason === undefined ? undefined : { paidReason };
  }

  const dialog: ReactNode = question !== undefined && <PaidReasonDialog {...question} />;
  return { reasonFor, dialog };
}

function PaidReasonDialog({ count, status, onAnswer }: Question) {
  const [reason, setReason] = useState('');
  return (
    <Confirm
      title={count === 1 ? 'Mark order as paid?' : `Mark ${String(count)} orders as paid?`}
      yes="Mark as paid"
      no="Cancel"
      isIncomplete={reason.trim() === ''}
      isPending={false}
      onAnswer={(answer) => {
        onAnswer(answer ? reason.trim() : undefined);
      }}
    >
      <p>
        {count === 1 ? 'This order has' : 'These orders have'} no payment. Moving to{' '}
        {statusName(status)} records that you received the money elsewhere. The reason stays in the
        order’s history.
      </p>
      <TextField
        label="Reason"
        description="For example: bank transfer of 27 November"
        maxLength={maxPaidReason}
        value={reason}
        onChange={setReason}
        autoFocus
      />
    </Confirm>
  );
}
