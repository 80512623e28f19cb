import type { Snippets } from '@selvedge/shared/page-snippets/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchSnippets } from './snippets.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const keyOf = (division: number) => ['snippets', division] as const;

/** The store's saved blocks; empty while loading. */
export function useSnippets(division: number): Snippets['snippets'] {
  const { data } = useQuery({
    queryKey: keyOf(division),
    queryFn: () => fetchSnippets(division),
  });
  return data?.snippets ?? [];
}

/** Changes the saved blocks, and shows a message when done. */
export function useSnippetChange<Input>(
  division: number,
  change: { readonly send: (input: Input) => Promise<Snippets>; readonly done: string },
) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: change.send,
    onSuccess: (snippets) => {
      client.setQueryData(keyOf(division), snippets);
      notify(change.done);
    },
    onError: ({ message }) => {
      notify(message);
      void client.invalidateQueries({ queryKey: keyOf(division) });
    },
  });
}
