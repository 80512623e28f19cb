import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { isSubscribed, subscribe, unsubscribe } from './push.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import { useCan, useSession } from '../../accounts/index.js';

const queryKey = ['push'];

/** PRM-008: whether this browser is told what comes while the office is closed; undefined where it cannot be. */
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
  /** Whether it is so then; somebody is told where it is not. */
  const setOn = (on: boolean): Promise<boolean> => mutateAsync(on).catch(() => false);
  return { isOn: may ? isOn : undefined, mayChange: may, setOn, isPending };
}
