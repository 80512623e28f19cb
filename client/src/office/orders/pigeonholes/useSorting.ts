import { useMutation, useQueryClient } from '@tanstack/react-query';

import { putInPigeonhole, takeFromPigeonhole } from './pigeonholes.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** What is done to an item: into the slot of a code, or out of the one where it lies. */
export interface Sorted {
  readonly item: number;
  readonly into: string | null;
}

/** Does it, says why it was refused, and shows where the items are then. */
export function useSorting(order: number) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ item, into }: Sorted) =>
      into === null
        ? takeFromPigeonhole({ order, item })
        : putInPigeonhole({ order, item }, { code: into }),
    onError: (error) => {
      notify(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', order] }),
  });
}
