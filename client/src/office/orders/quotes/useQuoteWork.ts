import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Runs an action on a quote, shows errors and refetches the order. */
export function useQuoteWork<Input>(id: number, work: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: work,
    onError: (error) => {
      notify(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', id] }),
  });
}
