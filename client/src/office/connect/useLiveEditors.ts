import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { editorKeys, endSession, fetchSessions } from './connect.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** In milliseconds: who is in, is seen while it is so. */
const lookEvery = 5_000;

/** Who edits pages of this shop from elsewhere now, and what sends one of them away. */
export function useLiveEditors() {
  const client = useQueryClient();
  const notify = useSnackbar();
  const { data = [] } = useQuery({
    queryKey: editorKeys.live,
    queryFn: fetchSessions,
    refetchInterval: lookEvery,
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
