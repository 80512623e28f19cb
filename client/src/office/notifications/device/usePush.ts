import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { isSubscribed, subscribe, unsubscribe } from './push.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { useCan, useSession } from '../../accounts/index.js';

const queryKey = ['push'];

/**
 * Push setting of this browser: whether notifications arrive while the office is closed. `isOn` is
 * undefined if it cannot be set.
 */
export function usePush(isAllowed: boolean) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const { store } = useSession();
  const may = useCan()('push.subscribe');
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: isSubscribed,
    enabled: isAllowed && may,
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) return subscribe(store.active?.id);
      await unsubscribe();
      return true;
    },
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  /** Returns whether the change succeeded; an error is shown. */
  const setOn = (on: boolean): Promise<boolean> => mutateAsync(on).catch(() => false);
  return { isOn: may ? isOn : undefined, mayChange: may, setOn, isPending };
}
