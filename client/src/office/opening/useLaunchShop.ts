import { useMutation, useQueryClient } from '@tanstack/react-query';

import { launchShop } from './opening.api.js';
import { stepsKey } from './useSteps.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Mutation that opens the shop to all visitors. */
export function useLaunchShop(onOpen: () => void = () => undefined) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: launchShop,
    onSuccess: (steps) => {
      client.setQueryData(stepsKey, steps);
      notify('Your shop is open.');
      onOpen();
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
}
