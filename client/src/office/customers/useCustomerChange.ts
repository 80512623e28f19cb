import type { CustomerFile } from '@selvedge/shared/customers/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Mutation of a customer, with its success message. */
export function useCustomerChange<Input>(
  id: number,
  say: (input: Input) => Promise<CustomerFile>,
  savedMessage: string,
) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: say,
    onSuccess: (file) => {
      client.setQueryData(['customer', id], file);
      notify(savedMessage);
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
}
