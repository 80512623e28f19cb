import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { refusalOf } from './status-conflict.js';
import type { PaidReason } from './usePaidReason.js';
import { changeStatus } from '../orders.api.js';
import { liveStatus } from '../../../lib/live.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface StatusChange {
  readonly order: AtlasOrderRow;
  readonly status: OrderStatus;
  readonly paid: PaidReason;
}

/** Changes the status from the displayed one; reports a conflict with the current status. */
export function useChangeStatus() {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ order, status, paid }: StatusChange) =>
      changeStatus(order.id, { status, from: order.status, ...paid }),
    onError: (error, { order }) => {
      notify(refusalOf(error, order.id));
    },
    onSettled: async (_now, error, { order }) => {
      // A live connection delivers the change as an event.
      if (error === null && liveStatus() === 'live') return;
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['order', order.id] }),
      ]);
    },
  });
}
