import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Something that is done to the quote of an order: what is refused is told, and what is there now is fetched. */
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
