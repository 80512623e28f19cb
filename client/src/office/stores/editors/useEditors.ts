import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { endSession, fetchEditors, fetchSessions, saveEditors } from '../../connect/index.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

const editors = ['connect', 'editors'];
const sessions = ['connect', 'sessions'];
/** In milliseconds: who is in, is seen while it is so. */
const lookEvery = 5_000;

/** The list of allowed editors, which is saved at once; `onSaved` hears when it was. */
export function useEditors(onSaved: () => Promise<void>) {
  const client = useQueryClient();
  const tell = useSnackbar();
  const list = useQuery({ queryKey: editors, queryFn: fetchEditors });
  const saving = useMutation({
    mutationFn: saveEditors,
    onSuccess: async (saved) => {
      client.setQueryData(editors, saved);
      tell('Page editors saved');
      await Promise.all([onSaved(), client.invalidateQueries({ queryKey: sessions })]);
    },
    onError: ({ message }) => {
      tell(message);
    },
  });
  return { list, saving };
}

export function useLiveEditors() {
  const client = useQueryClient();
  const tell = useSnackbar();
  const { data = [] } = useQuery({
    queryKey: sessions,
    queryFn: fetchSessions,
    refetchInterval: lookEvery,
  });
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      tell('The editor was sent away');
    },
    onError: ({ message }) => {
      tell(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessions }),
  });
  return { live: data, ending };
}
