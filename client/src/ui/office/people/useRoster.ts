import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

import { useSnackbar } from '../Snackbars.js';

/** Query keys of the list of people and of its change log. */
export interface RosterKeys {
  readonly people: QueryKey;
  readonly changes: QueryKey;
}

/** Invalidates both after another change affected permissions. */
export function useRosterRefresh({ people, changes }: RosterKeys): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [people, changes]) void client.invalidateQueries({ queryKey });
  };
}

/** Mutation on one person with a success message. `onDone` runs after success and failure. */
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
