import { useMutation, useQueryClient } from '@tanstack/react-query';

import { erasePerson } from '../orders.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Erases the customer of an order. Calls `onErased` once the server has erased all data. */
export function useErasePerson(orderId: number, onErased: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: () => erasePerson({ orderId }),
    onSuccess: async () => {
      onErased();
      await client.invalidateQueries();
    },
    onError: (error) => {
      notify(error.message);
    },
  });
}
