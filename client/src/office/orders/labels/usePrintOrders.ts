import type { OrderToPrint } from '@selvedge/shared/orders/labels/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { printLabelsOfOrders, sheetLink } from './labels.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Result of printing several orders: printed ids, and refused orders with the reason. */
export interface Printed {
  readonly ids: readonly number[];
  readonly refused: readonly { readonly id: number; readonly refusal: string }[];
}

/** Prints the unprinted labels of the orders and opens the PDF. */
export function usePrintOrders() {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: async (
      orders: readonly Pick<OrderToPrint, 'id' | 'status'>[],
    ): Promise<Printed> => {
      const named = orders.map(({ id, status }) => ({ id, from: status }));
      const answer = await printLabelsOfOrders({ orders: named });
      const ids = answer.orders.filter(({ refusal }) => refusal === null).map(({ id }) => id);
      const refused = answer.orders.flatMap(({ id, refusal }) =>
        refusal === null ? [] : [{ id, refusal }],
      );
      return { ids, refused };
    },
    onSuccess: ({ ids }) => {
      if (ids.length > 0) window.open(sheetLink(ids), '_blank', 'noopener');
    },
    onError: (error) => {
      notify(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['labels to print'] }),
  });
}
