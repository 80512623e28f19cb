import { useMutation, useQueryClient } from '@tanstack/react-query';

import { putInPigeonhole, takeFromPigeonhole } from './pigeonholes.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Places an item in the slot `into`, or removes it from its slot if `into` is null. */
export interface Sorted {
  readonly item: number;
  readonly into: string | null;
}

/** Moves an item, shows errors and refetches the order. */
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
