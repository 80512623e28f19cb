import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { editorKeys, endSession, fetchSessions } from './connect.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Poll interval, in milliseconds. */
const pollIntervalMs = 5_000;

/** Polls the connected external editors, with the mutation that disconnects one. */
export function useLiveEditors() {
  const client = useQueryClient();
  const notify = useSnackbar();
  const { data = [] } = useQuery({
    queryKey: editorKeys.live,
    queryFn: fetchSessions,
    refetchInterval: pollIntervalMs,
  });
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      notify('Editor disconnected');
    },
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: editorKeys.live }),
  });
  return { live: data, ending };
}
