import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

import { useSnackbar } from '../Snackbars.js';

/** Under what the people of somewhere are kept, and who changed what of them. */
export interface RosterKeys {
  readonly people: QueryKey;
  readonly changes: QueryKey;
}

/** Asks anew who may do what: something else has changed it. */
export function useRosterRefresh({ people, changes }: RosterKeys): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [people, changes]) void client.invalidateQueries({ queryKey });
  };
}

/** Something that is done about one of the people, and the words that say so; `onDone` however it ends. */
export function useRosterChange<Person>({ people, changes }: RosterKeys, onDone: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ change }: { change: () => Promise<readonly Person[]>; message: string }) =>
      change(),
    onSuccess: (present, { message }) => {
      client.setQueryData(people, present);
      notify(message);
    },
    onError: ({ message }) => {
      notify(message);
      void client.invalidateQueries({ queryKey: people });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: changes });
      onDone();
    },
  });
}
