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

/** Asks for another status from the one that is shown; who was overtaken is told what is there now (ORD-037). */
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
      // Who watches is told of the change as everybody is.
      if (error === null && liveStatus() === 'live') return;
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['order', order.id] }),
      ]);
    },
  });
}
